  @MainActor
  <<include "Includes/Access.swift">>final class <<Module>>ListController {
    var presenter: (any <<Module>>ListPresentation)?
    private(set) var rows: [<<Module>>Item] = []
    private(set) var message: String?
    private(set) var showsLoading = false
    private(set) var details: [<<Module>>DetailController] = []
    private(set) var loading: Task<Void, Never>?

    init() {}

    deinit {
      loading?.cancel()
    }
<<if ui == "uikit" and view == "storyboard">>

    static func fromStoryboard() -> <<Module>>ListController {
      <<Module>>ListController()
    }
<<end>>

    func makeScreen() -> <<Module>>Screen { self }

    func push(_ detail: <<Module>>DetailController) {
      details.append(detail)
    }

    <<include "Includes/Access.swift">>func viewDidLoad() {
      loading = Task { [presenter] in await presenter?.loadData() }
    }
  }
