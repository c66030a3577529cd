<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ListInteractorTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ListInteractorTests.swift">>
<<else>>
<<include "Tests/Quick/ListInteractorTests.swift">>
<<end>>
