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
    func dismissChild(_ screen: <<Module>>Screen) {
<<end>>
      if child === screen { child = nil }
<<if presentation == "modal" and ui != "appkit">>
      completion()
<<end>>
    }

    func childWasDismissed() {
      child = nil
    }
<<end>>
