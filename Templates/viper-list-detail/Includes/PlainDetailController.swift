  @MainActor
  final class <<Module>>DetailController {
    var presenter: (any <<Module>>DetailPresentation)?
    private(set) var lines: [<<Module>>ItemLine] = []
<<if detail == "load" or detail-actions>>
    private(set) var message: String?
<<end>>
<<if detail == "load">>
    private(set) var showsLoading = false
<<end>>
<<if detail == "load">>
    private(set) var loading: Task<Void, Never>?
<<end>>
<<if detail == "load">>

    init() {}

    deinit {
      loading?.cancel()
    }

    func viewDidLoad() {
      loading = Task { [presenter] in await presenter?.loadData() }
    }
<<end>>
<<if ui == "uikit" and view == "storyboard">>

    static func fromStoryboard() -> <<Module>>DetailController {
      <<Module>>DetailController()
    }
<<end>>
  }
