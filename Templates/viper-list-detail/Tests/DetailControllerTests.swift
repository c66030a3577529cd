<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/DetailControllerTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/DetailControllerTests.swift">>
<<else>>
<<include "Tests/Quick/DetailControllerTests.swift">>
<<end>>
