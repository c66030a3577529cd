<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/DetailNetworkManagerTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/DetailNetworkManagerTests.swift">>
<<else>>
<<include "Tests/Quick/DetailNetworkManagerTests.swift">>
<<end>>
