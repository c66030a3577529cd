<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ListPresenterTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ListPresenterTests.swift">>
<<else>>
<<include "Tests/Quick/ListPresenterTests.swift">>
<<end>>
