<<if testing == "swift-testing">>
<<include "Tests/SwiftTesting/DataFetcherTests.swift">>
<<elseif testing == "xctest">>
<<include "Tests/XCTest/DataFetcherTests.swift">>
<<else>>
<<include "Tests/Quick/DataFetcherTests.swift">>
<<end>>
