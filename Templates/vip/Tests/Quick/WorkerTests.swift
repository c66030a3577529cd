import Foundation
import Nimble
import Quick

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>WorkerTests: AsyncSpec {
  override class func spec() {
<<for entry in use-cases>>
<<for action in entry.whole>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/Quick/WorkerCalls.swift">>
<<end>>
<<end>>
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/Quick/WorkerCalls.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-worker>>
<<if action.isTestable>>
<<include "Tests/Quick/WorkerCalls.swift">>
<<end>>
<<end>>

    it("error when there is no message shows status") { @MainActor in
      let error = <<Module>>WorkerError(status: 500, answer: Data())
      expect(error.localizedDescription).to(equal(<<Module>>Texts.refused(500)))
    }
  }
}

extension <<Module>>TestServer {
  var worker: <<Module>>Worker {
    <<Module>>Worker(baseURL: baseURL, session: session)
  }
}

<<include "Includes/TestServer.swift">>
<<if use-cases contains "isCallSendingTestedBody" or actions contains "isCallSendingTestedBody" or worker and (use-cases contains "sendsTestedBody" or actions contains "sendsTestedBody") or interactor-to-worker contains "sendsTestedBody">>

<<include "Includes/SentJSON.swift">>
<<end>>
<<if use-cases contains "isCallWithQuery" or actions contains "isCallWithQuery" or worker and (use-cases contains "hasQuery" or actions contains "hasQuery") or interactor-to-worker contains "hasQuery">>

<<include "Includes/SentQuery.swift">>
<<end>>
