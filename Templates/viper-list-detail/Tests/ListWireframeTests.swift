<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ListWireframeTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ListWireframeTests.swift">>
<<else>>
<<include "Tests/Quick/ListWireframeTests.swift">>
<<end>>
