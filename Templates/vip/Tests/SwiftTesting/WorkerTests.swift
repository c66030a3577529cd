import Foundation
import Testing

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
struct <<Module>>WorkerTests {
<<for action in use-cases>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/SwiftTesting/WorkerCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/SwiftTesting/WorkerCalls.swift">>
<<end>>
<<end>>
<<for action in interactor-to-worker>>
<<if action.isTestable>>
<<include "Tests/SwiftTesting/WorkerCalls.swift">>
<<end>>
<<end>>

  @Test func error_whenThereIsNoMessage_saysItsStatus() {
    let error = <<Module>>WorkerError(status: 500, answer: Data())
    #expect(error.localizedDescription == <<Module>>Texts.refused(500))
  }
}

extension <<Module>>TestServer {
  var worker: <<Module>>Worker {
    <<Module>>Worker(baseURL: baseURL, session: session)
  }
}

<<include "Includes/TestServer.swift">>
<<if use-cases contains "isCallWithTestedBody" or actions contains "isCallWithTestedBody" or worker and (use-cases contains "hasTestedBody" or actions contains "hasTestedBody") or interactor-to-worker contains "hasTestedBody">>

<<include "Includes/SentJSON.swift">>
<<end>>
