<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ListNetworkManagerTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ListNetworkManagerTests.swift">>
<<else>>
<<include "Tests/Quick/ListNetworkManagerTests.swift">>
<<end>>
