<<if protocols == "inline">>
<<include "Protocols/Constants.swift">>

<<include "Protocols/Module.swift">>

<<include "Protocols/NavigationInterface.swift">>

<<include "Protocols/WireframeToPresenterInterface.swift">>

<<end>>
/// Builds the module and owns its parts. Keep the wireframe while the module is presented.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>Wireframe:
  <<Module>>,
  <<Module>>PresenterToWireframeInterface
{
<<if with contains "service">>
  let moduleInteractor: <<Module>>Interactor
<<else>>
  let moduleInteractor = <<Module>>Interactor()
<<end>>
  let modulePresenter = <<Module>>Presenter()
  let moduleView = <<Module>>View<<if view == "storyboard">>.fromStoryboard<<end>>()

  /// The presenter as the wireframe uses it; a test puts a mock here.
  var presenter: any <<Module>>WireframeToPresenterInterface
  /// The view as the wireframe uses it; a test puts a mock here.
  <<if access != "internal">><<access>> internal(set) <<end>>var view: any <<Module>>NavigationInterface

<<if with contains "service">>
  <<if access != "internal">><<access>> <<end>>convenience init() {
    self.init(service: <<Module>>Service())
  }

  init(service: any <<Module>>ServiceInterface) {
    moduleInteractor = <<Module>>Interactor(service: service)
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

  <<if access != "internal">><<access>> <<end>>func present(_ show: (<<Module>>Screen) -> Void) {
    show(view.screen)
    presenter.beganPresenting()
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
}
