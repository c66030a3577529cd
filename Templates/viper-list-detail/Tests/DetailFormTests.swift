<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/DetailFormTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/DetailFormTests.swift">>
<<else>>
<<include "Tests/Quick/DetailFormTests.swift">>
<<end>>
