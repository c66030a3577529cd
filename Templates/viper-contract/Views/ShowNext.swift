<<if next and ui == "appkit">>

    func showNext(_ screen: NSViewController) {
      presentAsSheet(screen)
    }
<<elseif next>>

    func showNext(_ screen: UIViewController) {
      show(screen, sender: nil)
    }
<<end>>
