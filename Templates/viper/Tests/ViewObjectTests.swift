<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ViewObjectTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ViewObjectTests.swift">>
<<else>>
<<include "Tests/Quick/ViewObjectTests.swift">>
<<end>>
