<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ErrorCodesTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ErrorCodesTests.swift">>
<<else>>
<<include "Tests/Quick/ErrorCodesTests.swift">>
<<end>>
