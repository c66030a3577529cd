<<include "Views/Import.swift">>

  /// Shows view models and asks the interactor for more.
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController: <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController {
    let interactor: any <<Module>>InteractorProtocol
    let router: any <<Module>>RouterProtocol
<<include "Views/ShownInController.swift">>
<<if worker and ui == "uikit">>
    private let label = UILabel()
<<elseif worker and ui == "appkit">>
    private let label = NSTextField(wrappingLabelWithString: "")
<<end>>

<<if ui == "uikit" and view == "storyboard">>
    init?(
      coder: NSCoder,
      interactor: any <<Module>>InteractorProtocol,
      router: any <<Module>>RouterProtocol
    ) {
      self.interactor = interactor
      self.router = router
      super.init(coder: coder)
    }

    static func load(
      interactor: any <<Module>>InteractorProtocol,
      router: any <<Module>>RouterProtocol
    ) -> <<Module>>ViewController {
      let storyboard = UIStoryboard(name: storyboardName, bundle: Bundle.module)
      return storyboard.instantiateViewController(
        identifier: storyboardIdentifier
      ) { coder in
        <<Module>>ViewController(
          coder: coder,
          interactor: interactor,
          router: router
        )
      }
    }
<<else>>
    init(
      interactor: any <<Module>>InteractorProtocol,
      router: any <<Module>>RouterProtocol
    ) {
      self.interactor = interactor
      self.router = router
      super.init(nibName: nil, bundle: nil)
    }
<<end>>

    @available(*, unavailable)
    <<if access != "internal">><<access>> <<end>>required init?(coder: NSCoder) {
      return nil
    }
<<if worker>>

    deinit {
      loading?.cancel()
    }
<<end>>
<<if ui == "appkit">>

    <<if access != "internal">><<access>> <<end>>override func loadView() {
      view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 320))
    }
<<end>>

    <<if access != "internal">><<access>> <<end>>override func viewDidLoad() {
      super.viewDidLoad()
<<if ui == "uikit">>
      view.backgroundColor = .systemBackground
<<end>>
<<if ui == "swiftui">>
      embedContent()
<<elseif worker>>
      addLabel()
<<end>>
<<if worker>>
      loading = Task { [interactor] in await interactor.viewDidLoad() }
<<else>>
      interactor.viewDidLoad()
<<end>>
    }
<<if ui == "swiftui">>

    private func embedContent() {
      let content = <<Module>>ContentView(
        state: state,
        close: { [weak self] in self?.requestClose() }
      )
      let host = UIHostingController(rootView: content)
      addChild(host)
      host.view.frame = view.bounds
      host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(host.view)
      host.didMove(toParent: self)
    }
<<elseif worker>>

    private func addLabel() {
      label.frame = view.bounds
<<if ui == "appkit">>
      label.autoresizingMask = [.width, .height]
      label.alignment = .center
<<else>>
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.textAlignment = .center
      label.numberOfLines = 0
<<end>>
      view.addSubview(label)
    }
<<end>>
  }
