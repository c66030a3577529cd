<<if presents>>
    private(set) var child: <<Module>>Screen?

    func showChild(_ screen: <<Module>>Screen) {
      child = screen
    }

    func dismissChild(_ screen: <<Module>>Screen) {
      if child === screen { child = nil }
    }
<<end>>
