<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/EntityTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/EntityTests.swift">>
<<else>>
<<include "Tests/Quick/EntityTests.swift">>
<<end>>
