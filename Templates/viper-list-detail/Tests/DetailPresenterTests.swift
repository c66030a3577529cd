<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/DetailPresenterTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/DetailPresenterTests.swift">>
<<else>>
<<include "Tests/Quick/DetailPresenterTests.swift">>
<<end>>
