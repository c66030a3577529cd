  @MainActor
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController {
    let interactor: any <<Module>>InteractorProtocol
    let router: any <<Module>>RouterProtocol
<<if ui != "swiftui" or navigation == "uikit">>
    private(set) var title: String?
<<end>>
<<include "Views/ShownInController.swift">>

    init(
      interactor: any <<Module>>InteractorProtocol,
      router: any <<Module>>RouterProtocol
    ) {
      self.interactor = interactor
      self.router = router
    }
<<if worker and (ui != "swiftui" or navigation == "uikit")>>

    deinit {
      loading?.cancel()
    }
<<end>>
<<if ui == "uikit" and view == "storyboard">>

    static func load(
      interactor: any <<Module>>InteractorProtocol,
      router: any <<Module>>RouterProtocol
    ) -> <<Module>>ViewController {
      <<Module>>ViewController(interactor: interactor, router: router)
    }
<<end>>

<<if worker and ui == "swiftui" and navigation == "swiftui">>
    <<if access != "internal">><<access>> <<end>>func viewDidLoad() async {
      await interactor.viewDidLoad()
    }
<<elseif worker>>
    <<if access != "internal">><<access>> <<end>>func viewDidLoad() {
      loading = Task { [interactor] in await interactor.viewDidLoad() }
    }
<<else>>
    <<if access != "internal">><<access>> <<end>>func viewDidLoad() {
      interactor.viewDidLoad()
    }
<<end>>
  }
