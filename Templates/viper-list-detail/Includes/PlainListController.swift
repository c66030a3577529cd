  @MainActor
  final class <<Module>>ListController {
    var presenter: (any <<Module>>ListPresentation)?
    private(set) var rows: [String] = []
    private(set) var message: String?
    private(set) var details: [<<Module>>DetailController] = []
<<if ui == "uikit" and view == "storyboard">>

    static func fromStoryboard() -> <<Module>>ListController {
      <<Module>>ListController()
    }
<<end>>

    func makeScreen() -> <<Module>>Screen { self }

    func push(_ detail: <<Module>>DetailController) {
      details.append(detail)
    }
  }
