<<if HasInternalImports and access != "internal">><<access>> <<end>>import Foundation

#if canImport(FoundationNetworking)
  <<if HasInternalImports and access != "internal">><<access>> <<end>>import FoundationNetworking
#endif

/// The source of data of the detail. Its functions run outside of the main actor.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>protocol <<Module>>DetailNetworkManaging: Sendable {
<<if detail == "load">>
  func getDetail(of item: <<Module>>Item) async throws -> <<Module>>Item
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>
  func <<action.name>>(
<<include "Detail/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<end>>
<<end>>
<<end>>
}

/// The data source on a server. Each function sends one request.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>DetailNetworkManager: <<Module>>DetailNetworkManaging {
  private let server: <<Module>>Server
<<if not (entity-fields contains "isID")>>
  private let detailPath: @Sendable (<<Module>>Item) -> String

  /// `detailPath` is the path of an item, since it has no field `id`.
  <<if access != "internal">><<access>> <<end>>init(
    baseURL: URL,
    session: URLSession = .shared,
    detailPath: @escaping @Sendable (<<Module>>Item) -> String
  ) {
    server = <<Module>>Server(baseURL: baseURL, session: session)
    self.detailPath = detailPath
  }
<<else>>

  <<if access != "internal">><<access>> <<end>>init(baseURL: URL, session: URLSession = .shared) {
    server = <<Module>>Server(baseURL: baseURL, session: session)
  }
<<end>>
<<if detail == "load">>

  <<if access != "internal">><<access>> <<end>>func getDetail(of item: <<Module>>Item) async throws -> <<Module>>Item {
    let data = try await server.send("GET", detailPath(item))
    return try server.decoded(data)
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>
<<include "Detail/ServerCall.swift">>
<<end>>
<<end>>
<<for field in entity-fields>>
<<if field.isID>>

  private func detailPath(_ item: <<Module>>Item) -> String {
    "<<Module|lowerCamel>>/\(item.id<<if field.isOptional>>.map { "\($0)" } ?? ""<<end>>)"
  }
<<end>>
<<end>>
}
