<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/DetailInteractorTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/DetailInteractorTests.swift">>
<<else>>
<<include "Tests/Quick/DetailInteractorTests.swift">>
<<end>>
