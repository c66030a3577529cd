<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/WorkerTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/WorkerTests.swift">>
<<else>>
<<include "Tests/Quick/WorkerTests.swift">>
<<end>>
