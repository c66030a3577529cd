<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/WireframeTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/WireframeTests.swift">>
<<else>>
<<include "Tests/Quick/WireframeTests.swift">>
<<end>>
