<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ViewTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ViewTests.swift">>
<<else>>
<<include "Tests/Quick/ViewTests.swift">>
<<end>>
