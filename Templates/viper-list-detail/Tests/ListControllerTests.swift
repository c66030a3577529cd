<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ListControllerTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ListControllerTests.swift">>
<<else>>
<<include "Tests/Quick/ListControllerTests.swift">>
<<end>>
