<<if presents>>

    func showChild(_ screen: <<Module>>Screen) {
      <<if ui == "appkit">>presentAsSheet(screen)<<else>>present(screen, animated: true)<<end>>
    }

    func dismissChild() {
<<if ui == "appkit">>
      presentedViewControllers?.forEach(dismiss)
<<else>>
      dismiss(animated: true)
<<end>>
    }
<<end>>
