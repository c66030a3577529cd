#if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
<<include "Includes/ViewControllerImport.swift">>

  /// What the caller <<if ui == "appkit">>shows<<else>>pushes or presents<<end>>.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController

  /// Shows what the presenter sends, and forwards the actions of the user.
  final class <<Module>>View: <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController {
    weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<include "Views/StoredProperties.swift">>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
<<if screen == "form" and ((actions contains "isCall" or with contains "service" and actions contains "isBare") or actions contains "hasOptionalDate" or actions contains "hasTextField") or with contains "service" and (with contains "entity" or with contains "view-object")>>
    private(set) var states: [<<Module>>Activity: <<Module>>State] = [:] {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
<<if screen == "form" and presents and ((actions contains "isCall" or with contains "service" and actions contains "isBare") or actions contains "hasOptionalDate" or actions contains "hasTextField")>>
<<include "Views/FormUpdates.swift">>
<<elseif screen == "form" and ((actions contains "isCall" or with contains "service" and actions contains "isBare") or actions contains "hasOptionalDate" or actions contains "hasTextField")>>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and ui != "appkit")>>
<<include "Views/FormUpdates.swift">>
<<elseif loop.last>>
      didSet {
        list.update()
      }
<<end>>
<<end>>
<<else>>
      didSet {
        list.update()
      }
<<end>>
<<else>>
<<include "Views/FormUpdates.swift">>
<<end>>
    }
<<else>>
    private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
<<end>>
<<for action in actions>>
<<if action.isLoad>>
<<if screen == "form">>
    private(set) var <<action.loaded>>: <<action.storedResult>> {
      didSet { form.update() }
    }
<<else>>
    private(set) var <<action.loaded>>: <<action.storedResult>>
<<end>>
<<elseif action.element and action.selector != "delete(id:)">>
<<if screen == "form">>
    private(set) var <<action.id>>Result: <<action.storedResult>> {
      didSet { form.show<<action.id|upperCamel>>Rows() }
    }
<<else>>
    private(set) var <<action.id>>Result: <<action.storedResult>>
<<end>>
<<end>>
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    private(set) lazy var list = <<Module>>List(for: self)
<<end>>
<<if screen == "form" and presents>>
    private(set) lazy var form = <<Module>>Form(for: self)
<<elseif screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and ui != "appkit")>>
    private(set) lazy var form = <<Module>>Form(for: self)
<<end>>
<<end>>
<<end>>

    init() {
      super.init(nibName: nil, bundle: nil)
<<if view == "code">>
      title = <<Module>>Texts.title
<<end>>
    }

<<if view == "storyboard">>
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      title = <<Module>>Texts.title
    }

    static func fromStoryboard() -> <<Module>>View {
      let storyboard = UIStoryboard(name: <<Module>>Constants.storyboardName, bundle: .module)
      return storyboard.instantiateViewController(
        identifier: <<Module>>Constants.viewIdentifier
      ) { <<Module>>View(coder: $0) }
    }
<<else>>
    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<end>>
<<if ui == "appkit">>

    override func loadView() {
      view = NSView()
      view.setAccessibilityIdentifier(<<Module>>Constants.viewIdentifier)
    }
<<end>>
<<if ui == "uikit" and view == "code" or screen == "form" and (actions contains "isInForm" or presents) or with contains "service" and (with contains "entity" or with contains "view-object")>>

    override func viewDidLoad() {
      super.viewDidLoad()
<<if ui == "uikit" and view == "code">>
      view.backgroundColor = .systemBackground
      view.accessibilityIdentifier = <<Module>>Constants.viewIdentifier
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
<<if screen == "form" and presents>>
      form.fill(view)
      list.fill(view, above: form)
<<elseif screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and ui != "appkit")>>
      form.fill(view)
      list.fill(view, above: form)
<<elseif loop.last>>
      list.fill(view)
<<end>>
<<end>>
<<else>>
      list.fill(view)
<<end>>
<<elseif screen == "form" and (actions contains "isInForm" or presents)>>
      form.fill(view)
<<end>>
    }
<<end>>
<<if actions contains "isLoad" or with contains "service" and (with contains "entity" or with contains "view-object")>>

    override func viewWillAppear(<<if ui != "appkit">>_ animated: Bool<<end>>) {
      super.viewWillAppear(<<if ui != "appkit">>animated<<end>>)
      loadIfCancelled()
    }
<<end>>
<<include "Views/Dismissal.swift">>
<<include "Views/ControllerChild.swift">>
  }
#else
  /// What the caller <<if ui == "appkit">>shows<<else>>pushes or presents<<end>>.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Replaces the view controller where there is no <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>.
  @MainActor
  final class <<Module>>View {
    weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<include "Views/StoredProperties.swift">>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
    private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
<<for action in actions>>
<<if action.isLoad>>
    private(set) var <<action.loaded>>: <<action.storedResult>>
<<elseif action.element and action.selector != "delete(id:)">>
    private(set) var <<action.id>>Result: <<action.storedResult>>
<<end>>
<<end>>
<<include "Views/PlainChild.swift">>
<<if view == "storyboard">>

    static func fromStoryboard() -> <<Module>>View {
      <<Module>>View()
    }
<<end>>
  }
#endif
