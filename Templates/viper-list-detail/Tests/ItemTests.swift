<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ItemTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ItemTests.swift">>
<<else>>
<<include "Tests/Quick/ItemTests.swift">>
<<end>>
