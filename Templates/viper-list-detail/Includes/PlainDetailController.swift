  @MainActor
  final class <<Module>>DetailController {
    var presenter: (any <<Module>>DetailPresentation)?
    private(set) var lines: [<<Module>>ItemLine] = []
<<if ui == "uikit" and view == "storyboard">>

    static func fromStoryboard() -> <<Module>>DetailController {
      <<Module>>DetailController()
    }
<<end>>
  }
