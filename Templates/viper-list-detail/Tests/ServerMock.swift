import Foundation

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension <<Module>>TestServer {
  var listNetworkManager: <<Module>>ListNetworkManager {
    <<Module>>ListNetworkManager(baseURL: baseURL, session: session)
  }
<<if detail == "load" or detail-actions contains "isCall">>

  var detailNetworkManager: <<Module>>DetailNetworkManager {
    <<Module>>DetailNetworkManager(
      baseURL: baseURL,
      session: session<<if not (entity-fields contains "isID")>>,
      detailPath: { _ in "path" }<<end>>
    )
  }
<<end>>
}

<<include "Includes/TestServer.swift">>
<<if actions contains "isCallSendingTestedBody" or detail-actions contains "isCallSendingTestedBody" or list-interactor-to-network-manager contains "sendsTestedBody">>

<<include "Includes/SentJSON.swift">>
<<end>>
<<if actions contains "isCallWithQuery" or detail-actions contains "isCallWithQuery" or list-interactor-to-network-manager contains "hasQuery">>

<<include "Includes/SentQuery.swift">>
<<end>>
