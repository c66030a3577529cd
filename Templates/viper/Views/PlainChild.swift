<<if presents>>

    func showChild(_ screen: <<Module>>Screen) {
      child = screen
    }

    func dismissChild() {
      child = nil
    }
<<end>>
