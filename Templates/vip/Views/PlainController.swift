    let interactor: any <<Module>>InteractorProtocol
<<if next or next-on-failure or view-to-router>>
    let router: any <<Module>>RouterProtocol
<<end>>
    private(set) var title: String?
    private var isLoaded = false
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
    private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
<<for action in use-cases>>
<<if action.isResultShown>>
    private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<for action in actions>>
<<if action.isResultShown>>
    private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<if next or next-on-failure>>
    private(set) weak var nextScreen: <<Module>>Screen?
<<end>>

    init(
      interactor: any <<Module>>InteractorProtocol<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
      router: any <<Module>>RouterProtocol
<<end>>
    ) {
      self.interactor = interactor
<<if next or next-on-failure or view-to-router>>
      self.router = router
<<end>>
    }

    /// Calls the interactor once, and again after the screen was dismissed.
    func viewDidLoad() {
      guard !isLoaded else { return }
      isLoaded = true
      interactor.viewDidLoad()
    }
<<if view == "storyboard">>

    static func fromStoryboard(
      interactor: any <<Module>>InteractorProtocol<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
      router: any <<Module>>RouterProtocol
<<end>>
    ) -> <<Module>>ViewController {
      <<Module>>ViewController(
        interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
        router: router
<<end>>
      )
    }
<<end>>
<<if next or next-on-failure>>

    func show(_ screen: <<Module>>Screen) {
      nextScreen = screen
    }
<<end>>
