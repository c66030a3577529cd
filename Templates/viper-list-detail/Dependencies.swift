/// What the module gets from outside.
<<if access != "internal">><<access>> <<end>>struct <<Module>>Dependencies {
  /// `<<Module>>ListNetworkManager(baseURL:)` with the server's address, or your own.
  <<if access != "internal">><<access>> <<end>>var networkManager: any <<Module>>ListNetworkManaging
<<if detail == "load" or detail-actions contains "isCall">>
  /// `<<Module>>DetailNetworkManager(baseURL:<<if not (entity-fields contains "isID")>>detailPath:<<end>>)`, or your own.
  <<if access != "internal">><<access>> <<end>>var detailNetworkManager: any <<Module>>DetailNetworkManaging
<<end>>
<<if navigation != "swiftui">>
  /// Called when the user has closed the list, for its owner to clean up.
  <<if access != "internal">><<access>> <<end>>var didDismiss: @MainActor () -> Void = {}
<<end>>
<<if access != "internal">>

  <<access>> init(
    networkManager: any <<Module>>ListNetworkManaging<<if detail == "load" or detail-actions contains "isCall">>,
    detailNetworkManager: any <<Module>>DetailNetworkManaging<<end>><<if navigation != "swiftui">>,
    didDismiss: @escaping @MainActor () -> Void = {}<<end>>
  ) {
    self.networkManager = networkManager
<<if detail == "load" or detail-actions contains "isCall">>
    self.detailNetworkManager = detailNetworkManager
<<end>>
<<if navigation != "swiftui">>
    self.didDismiss = didDismiss
<<end>>
  }
<<end>>
}
