/// What the module needs from others.
@MainActor
<<include "Includes/Access.swift">>struct <<Module>>Dependencies {
  <<include "Includes/Access.swift">>var networkManager: any <<Module>>NetworkManaging

  nonisolated <<include "Includes/Access.swift">>init(
    networkManager: (any <<Module>>NetworkManaging)? = nil
  ) {
    self.networkManager =
      networkManager ?? <<Module>>NetworkManager()
  }
}
