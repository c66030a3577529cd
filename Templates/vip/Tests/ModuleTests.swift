<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/ModuleTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/ModuleTests.swift">>
<<else>>
<<include "Tests/Quick/ModuleTests.swift">>
<<end>>
