<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/InteractorTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/InteractorTests.swift">>
<<else>>
<<include "Tests/Quick/InteractorTests.swift">>
<<end>>
