<<if presents>>
    private(set) var child: <<Module>>Screen?

    func showChild(_ screen: <<Module>>Screen) {
      child = screen
    }

<<if presentation == "modal" and ui != "appkit">>
    func dismissChild(
      _ screen: <<Module>>Screen,
      completion: @escaping @MainActor @Sendable () -> Void
    ) {
<<else>>
    func dismissChild(_ screen: <<Module>>Screen) -> Bool {
<<end>>
<<if presentation == "modal" and ui != "appkit">>
      if child === screen { child = nil }
      completion()
<<else>>
      guard child === screen else { return false }
      child = nil
      return true
<<end>>
    }

    func childWasDismissed() {
      child = nil
    }
<<end>>
