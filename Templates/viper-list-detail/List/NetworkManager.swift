<<if HasInternalImports and access != "internal">><<access>> <<end>>import Foundation

#if canImport(FoundationNetworking)
  <<if HasInternalImports and access != "internal">><<access>> <<end>>import FoundationNetworking
#endif

/// The source of data of the list. Its functions run outside of the main actor.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>protocol <<Module>>ListNetworkManaging: Sendable {
  func getItems() async throws -> [<<Module>>Item]
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isCall>>
<<include "Includes/ServiceRequirement.swift">>
<<end>>
<<end>>
<<end>>
<<for action in list-interactor-to-network-manager>>
<<include "Includes/ServiceRequirement.swift">>
<<end>>
}

/// The data source on a server. Each function sends one request.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>ListNetworkManager: <<Module>>ListNetworkManaging {
  private let server: <<Module>>Server

  <<if access != "internal">><<access>> <<end>>init(baseURL: URL, session: URLSession = .shared) {
    server = <<Module>>Server(baseURL: baseURL, session: session)
  }

  <<if access != "internal">><<access>> <<end>>func getItems() async throws -> [<<Module>>Item] {
    let data = try await server.send("GET", "<<Module|lowerCamel>>")
    return try server.decoded(data)
  }
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isCall>>
<<include "Includes/ServerCall.swift">>
<<end>>
<<end>>
<<end>>
<<for action in list-interactor-to-network-manager>>
<<include "Includes/ServerCall.swift">>
<<end>>
}
