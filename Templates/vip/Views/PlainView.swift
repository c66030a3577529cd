<<if next or next-on-failure>>
/// A screen that comes next.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

<<end>>
/// Shows view models and turns what the user does into requests. It owns the module.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController {
  let interactor: any <<Module>>InteractorProtocol
<<if next or next-on-failure or view-to-router>>
  let router: any <<Module>>RouterProtocol
<<end>>
  private(set) var title: String?
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

  <<if access != "internal">><<access>> <<end>>func viewDidLoad() {
    interactor.viewDidLoad()
  }
<<if next or next-on-failure>>

  func show(_ screen: <<Module>>Screen) {
    nextScreen = screen
  }
<<end>>
}
