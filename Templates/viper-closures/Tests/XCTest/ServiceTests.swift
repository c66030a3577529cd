import Foundation
import XCTest

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ServiceTests: XCTestCase {
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isTestable>>
<<include "Tests/XCTest/ServiceCalls.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-service>>
<<if action.isTestable>>
<<include "Tests/XCTest/FurtherCalls.swift">>
<<end>>
<<end>>

  @MainActor
  func testRefusalWithoutMessageShowsStatus() async throws {
    let error = <<Module>>ServiceError(status: 500, answer: Data())
    XCTAssertEqual(error.localizedDescription, <<Module>>Texts.refused(500))
  }
}

extension <<Module>>TestServer {
  var service: <<Module>>Service {
    <<Module>>Service(baseURL: baseURL, session: session)
  }
}

<<include "Includes/TestServer.swift">>
<<if actions contains "sendsTestedBody" or interactor-to-service contains "sendsTestedBody">>

<<include "Includes/SentJSON.swift">>
<<end>>
<<if actions contains "hasQuery" or interactor-to-service contains "hasQuery">>

<<include "Includes/SentQuery.swift">>
<<end>>
