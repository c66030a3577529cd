<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ListFormTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ListFormTests.swift">>
<<else>>
<<include "Tests/Quick/ListFormTests.swift">>
<<end>>
