<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/FormTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/FormTests.swift">>
<<else>>
<<include "Tests/Quick/FormTests.swift">>
<<end>>
