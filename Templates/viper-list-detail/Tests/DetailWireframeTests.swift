<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/DetailWireframeTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/DetailWireframeTests.swift">>
<<else>>
<<include "Tests/Quick/DetailWireframeTests.swift">>
<<end>>
