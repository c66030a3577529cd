<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/RouterTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/RouterTests.swift">>
<<else>>
<<include "Tests/Quick/RouterTests.swift">>
<<end>>
