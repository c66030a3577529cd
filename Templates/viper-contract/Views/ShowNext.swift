<<if (next or next-on-failure) and ui == "appkit">>

    func showNext(_ screen: NSViewController) {
      presentAsSheet(screen)
    }
<<elseif next or next-on-failure>>

    func showNext(_ screen: UIViewController) {
<<if presentation == "modal">>
      <<if ui == "uikit">>topmost.<<end>>present(screen, animated: true)
<<else>>
      show(screen, sender: nil)
<<end>>
    }
<<end>>
