import Foundation
import XCTest

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DataFetcherTests: XCTestCase {
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isTestable>>
<<include "Tests/XCTest/DataFetcherCalls.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-datafetcher>>
<<if action.isTestable>>
<<include "Tests/XCTest/DataFetcherCalls.swift">>
<<end>>
<<end>>

  @MainActor
  func testRefusalWithoutMessageShowsStatus() async throws {
    let error = <<Module>>DataFetcherError(status: 500, answer: Data())
    XCTAssertEqual(error.localizedDescription, <<Module>>Texts.refused(500))
  }
}

extension <<Module>>TestServer {
  var dataFetcher: <<Module>>DataFetcher {
    <<Module>>DataFetcher(baseURL: baseURL, session: session)
  }
}

<<include "Includes/TestServer.swift">>
<<if actions contains "sendsTestedBody" or interactor-to-datafetcher contains "sendsTestedBody">>

<<include "Includes/SentJSON.swift">>
<<end>>
<<if actions contains "hasQuery" or interactor-to-datafetcher contains "hasQuery">>

<<include "Includes/SentQuery.swift">>
<<end>>
