<<if protocols == "inline">>
<<include "Protocols/Constants.swift">>

<<include "Protocols/Module.swift">>

<<include "Protocols/NavigationInterface.swift">>

<<include "Protocols/WireframeToPresenterInterface.swift">>

<<end>>
<<if with contains "service" or presents>>
/// What the module gets from outside. A test or another module can replace each part.
<<if access != "internal">><<access>> <<end>>struct <<Module>>Dependencies {
<<if with contains "service">>
  <<if access != "internal">><<access>> <<end>>var service: any <<Module>>ServiceInterface
<<end>>
<<for child in presents>>
  <<if access != "internal">><<access>> <<end>>var make<<child>>: @MainActor () -> any <<child>>
<<end>>

  <<if access != "internal">><<access>> <<end>>init(
<<if with contains "service">>
    service: (any <<Module>>ServiceInterface)? = nil<<if presents>>,<<end>>
<<end>>
<<for child in presents>>
    make<<child>>: @escaping @MainActor () -> any <<child>> = { <<child>>Wireframe() }<<if not loop.last>>,<<end>>
<<end>>
  ) {
<<if with contains "service">>
    self.service = service ?? <<Module>>Service()
<<end>>
<<for child in presents>>
    self.make<<child>> = make<<child>>
<<end>>
  }
}

<<end>>
/// Builds the module and owns its parts. Keep the wireframe while the module is presented.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>Wireframe:
  <<Module>>,
  <<Module>>PresenterToWireframeInterface
{
<<if with contains "service" or input>>
  let moduleInteractor: <<Module>>Interactor
<<else>>
  let moduleInteractor = <<Module>>Interactor()
<<end>>
<<if input>>
  let modulePresenter: <<Module>>Presenter
<<else>>
  let modulePresenter = <<Module>>Presenter()
<<end>>
  let moduleView = <<Module>>View<<if view == "storyboard">>.fromStoryboard<<end>>()

  /// The presenter as the wireframe uses it; a test puts a mock here.
  var presenter: any <<Module>>WireframeToPresenterInterface
  /// The view as the wireframe uses it; a test puts a mock here.
  <<if access != "internal">><<access>> internal(set) <<end>>var view: any <<Module>>NavigationInterface
<<if presents>>

  private let dependencies: <<Module>>Dependencies
<<for child in presents>>
  private(set) var <<child|lowerCamel>>Module: (any <<child>>)?
<<end>>
<<end>>

<<if with contains "service" or presents or input>>
  <<if access != "internal">><<access>> <<end>>init(
<<if with contains "service" or presents>>
    dependencies: <<Module>>Dependencies = .init()<<if input>>,<<end>>
<<end>>
<<for value in input>>
    <<value.declaration>><<if not loop.last>>,<<end>>
<<end>>
  ) {
<<if presents>>
    self.dependencies = dependencies
<<end>>
<<if input>>
    moduleInteractor = <<Module>>Interactor(
<<if with contains "service">>
      service: dependencies.service,
<<end>>
<<for value in input>>
      <<value.name>>: <<value.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
    modulePresenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
<<elseif with contains "service">>
    moduleInteractor = <<Module>>Interactor(service: dependencies.service)
<<end>>
<<else>>
  <<if access != "internal">><<access>> <<end>>init() {
<<end>>
    presenter = modulePresenter
    view = moduleView
    moduleInteractor.presenter = modulePresenter
    modulePresenter.interactor = moduleInteractor
    modulePresenter.view = moduleView
    modulePresenter.wireframe = self
    moduleView.presenter = modulePresenter
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
<<if navigation == "swiftui">>

  func push(_ destination: <<Module>>Destination) {
    view.path.append(destination)
  }

  func pop() {
    _ = view.path.popLast()
  }

  func popToRoot() {
    view.path.removeAll()
  }
<<end>>
<<for child in presents>>

  func present<<child>>() {
    let module = dependencies.make<<child>>()
    module.delegate = modulePresenter
<<if navigation == "swiftui">>
    <<child|lowerCamel>>Module = module.present { view.<<child|lowerCamel>>Screen = $0 }
<<else>>
    <<child|lowerCamel>>Module = module.present { view.showChild($0) }
<<end>>
  }

  func dismiss<<child>>() {
    <<child|lowerCamel>>Module = nil
<<if navigation == "swiftui">>
    view.<<child|lowerCamel>>Screen = nil
<<else>>
    view.dismissChild()
<<end>>
  }
<<end>>
<<for action in presenter-to-wireframe>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
}
