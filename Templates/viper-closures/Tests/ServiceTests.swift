<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ServiceTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ServiceTests.swift">>
<<else>>
<<include "Tests/Quick/ServiceTests.swift">>
<<end>>
