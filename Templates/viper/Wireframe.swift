<<if protocols == "inline">>
<<include "Protocols/Constants.swift">>

<<include "Protocols/Module.swift">>

<<include "Protocols/NavigationInterface.swift">>

<<include "Protocols/WireframeToPresenterInterface.swift">>

<<end>>
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or presents or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
/// What the module gets from outside.
<<if access != "internal">><<access>> <<end>>struct <<Module>>Dependencies {
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
  /// `<<Module>>Service(baseURL:)` with the server's address, or your own.
  <<if access != "internal">><<access>> <<end>>var service: any <<Module>>ServiceInterface
<<end>>
<<for child in presents>>
  /// Makes <<child>> with its own dependencies.
  <<if access != "internal">><<access>> <<end>>var make<<child>>: @MainActor () -> any <<child>>
<<end>>
<<if access != "internal">>

  <<access>> init(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
    service: any <<Module>>ServiceInterface<<if presents>>,<<end>>
<<end>>
<<for child in presents>>
    make<<child>>: @escaping @MainActor () -> any <<child>><<if not loop.last>>,<<end>>
<<end>>
  ) {
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
    self.service = service
<<end>>
<<for child in presents>>
    self.make<<child>> = make<<child>>
<<end>>
  }
<<end>>
}

<<end>>
/// Builds the module and owns its parts, whose links are weak. The caller owns the wireframe.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>Wireframe: <<Module>>PresenterToWireframeInterface {
  let interactor: any <<Module>>PresenterToInteractorInterface
  let presenter: any <<Module>>WireframeToPresenterInterface
  let view: any <<Module>>NavigationInterface
<<if presents>>
  private let dependencies: <<Module>>Dependencies
<<for child in presents>>
  private(set) var <<child|lowerCamel>>: (any <<child>>)?
  private var on<<child>>Dismissal: [@MainActor () -> Void] = []
<<if navigation != "swiftui">>
  private weak var <<child|lowerCamel>>Screen: <<child>>Screen?
<<end>>
<<end>>
<<end>>

  /// Takes parts that are already connected.
  init(
<<if presents>>
    dependencies: <<Module>>Dependencies,
<<end>>
    interactor: any <<Module>>PresenterToInteractorInterface,
    presenter: any <<Module>>WireframeToPresenterInterface,
    view: any <<Module>>NavigationInterface
  ) {
<<if presents>>
    self.dependencies = dependencies
<<end>>
    self.interactor = interactor
    self.presenter = presenter
    self.view = view
  }

  <<if access != "internal">><<access>> <<end>>convenience init(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or presents or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
    dependencies: <<Module>>Dependencies<<if input>>,<<end>>
<<end>>
<<for value in input>>
    <<value.declaration>><<if not loop.last>>,<<end>>
<<end>>
  ) {
    let interactor = <<Module>>Interactor(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
      service: dependencies.service<<if input>>,<<end>>
<<end>>
<<for value in input>>
      <<value.name>>: <<value.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
    let presenter = <<Module>>Presenter()
    let view = <<Module>>View<<if navigation == "swiftui">>Model<<end>><<if view == "storyboard">>.fromStoryboard<<end>>()
    self.init(
<<if presents>>
      dependencies: dependencies,
<<end>>
      interactor: interactor,
      presenter: presenter,
      view: view
    )
    interactor.presenter = presenter
    presenter.interactor = interactor
    presenter.view = view
    presenter.wireframe = self
    view.presenter = presenter
  }

  <<if access != "internal">><<access>> <<end>>var delegate: (any <<Module>>Delegate)? {
    get { presenter.delegate }
    set { presenter.set(delegate: newValue) }
  }

  <<if access != "internal">><<access>> <<end>>func present(_ show: (<<Module>>Screen) -> Void) -> Self {
    show(view.screen)
    presenter.beganPresenting()
    return self
  }

  <<if access != "internal">><<access>> <<end>>func wasDismissed() {
    presenter.wasDismissed()
  }
<<for child in presents>>

  func present<<child>>(delegate: any <<child>>Delegate) {
    guard <<child|lowerCamel>> == nil else { return }
    let module = dependencies.make<<child>>()
    module.delegate = delegate
    <<child|lowerCamel>> = module.present { screen in
<<if navigation == "swiftui">>
      view.<<child|lowerCamel>>Screen = screen
<<else>>
      <<child|lowerCamel>>Screen = screen
      view.showChild(screen)
<<end>>
    }
  }

  func dismiss<<child>>(completion: @escaping @MainActor () -> Void) {
    guard <<child|lowerCamel>> != nil else { return completion() }
    on<<child>>Dismissal.append(completion)
<<if navigation == "swiftui">>
    view.<<child|lowerCamel>>Screen = nil
<<else>>
    guard let <<child|lowerCamel>>Screen else { return release<<child>>() }
<<if presentation == "modal" and ui != "appkit">>
    view.dismissChild(<<child|lowerCamel>>Screen) { [weak self] in self?.release<<child>>() }
<<else>>
    if !view.dismissChild(<<child|lowerCamel>>Screen) { release<<child>>() }
<<end>>
<<end>>
  }

  func release<<child>>() {
    guard let module = <<child|lowerCamel>> else { return }
    <<child|lowerCamel>> = nil
<<if navigation == "swiftui">>
    view.<<child|lowerCamel>>Screen = nil
<<else>>
    view.childWasDismissed()
<<end>>
    module.wasDismissed()
    let completions = on<<child>>Dismissal
    on<<child>>Dismissal = []
    for completion in completions { completion() }
  }
<<end>>
<<for action in presenter-to-wireframe>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
}
