<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/PresenterTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/PresenterTests.swift">>
<<else>>
<<include "Tests/Quick/PresenterTests.swift">>
<<end>>
