<<if with contains "service">>
import Foundation

<<else>>
<<end>>
<<if protocols == "inline">>
<<include "Protocols/Delegate.swift">>

<<include "Protocols/PresenterToInteractorInterface.swift">>

<<include "Protocols/PresenterToViewInterface.swift">>

<<include "Protocols/PresenterToWireframeInterface.swift">>

<<end>>
/// Decides what the view shows and what happens next.
@MainActor
final class <<Module>>Presenter:
  <<Module>>InteractorToPresenterInterface,
  <<Module>>ViewToPresenterInterface,
  <<Module>>WireframeToPresenterInterface
{
  private(set) weak var delegate: (any <<Module>>Delegate)?
  weak var interactor: (any <<Module>>PresenterToInteractorInterface)?
  weak var view: (any <<Module>>PresenterToViewInterface)?
  weak var wireframe: (any <<Module>>PresenterToWireframeInterface)?
<<for value in input>>
  let <<value.reference>>: <<value.valueType>>
<<end>>
<<if with contains "service">>
<<if with contains "entity" and not with contains "view-object">>
  private(set) var entities: [<<Module>>Entity] = []
<<end>>
  private var state = <<Module>>ViewState.loading {
    didSet { view?.show(state) }
  }
<<end>>
<<if input>>

  init(
<<for value in input>>
    <<value.declaration>><<if not loop.last>>,<<end>>
<<end>>
  ) {
<<for value in input>>
    self.<<value.reference>> = <<value.reference>>
<<end>>
  }
<<end>>

  /// The module, for the delegate to learn which one speaks.
  var moduleWireframe: (any <<Module>>)? { wireframe }
<<if interactor-to-presenter or with contains "service">>

  // MARK: Interactor to presenter
<<end>>
<<if with contains "service">>

<<if with contains "view-object">>
  func loaded(_ entities: [<<Module>>Entity]) {
    let viewObjects = entities.map(<<Module>>ViewObject.init)
    state = viewObjects.isEmpty ? .empty : .content(viewObjects)
  }
<<elseif with contains "entity">>
  func loaded(_ entities: [<<Module>>Entity]) {
    self.entities = entities
    state = entities.isEmpty ? .empty : .content
  }
<<else>>
  func loaded() {
    state = .content
  }
<<end>>

  func loadFailed(_ error: any Error) {
    state = .failed(message: error.localizedDescription)
  }
<<end>>
<<for action in interactor-to-presenter>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>

  // MARK: View to presenter

  func viewDidLoad() {
<<if with contains "service">>
    view?.show(state)
<<end>>
  }
<<if with contains "service">>

  func load() {
    state = .loading
    interactor?.load()
  }
<<end>>
<<for action in actions>>

<<include "Includes/Head.swift">>
<<if action.isLong>>
    <<action.prefix>>interactor?.<<action.name>>(
<<include "Includes/Arguments.swift">>
    )
<<else>>
    <<action.prefix>>interactor?.<<action.name>>(<<action.arguments>>)
<<end>>
  }
<<end>>
<<for action in view-to-presenter>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>

  // MARK: Wireframe to presenter

  func set(delegate: (any <<Module>>Delegate)?) {
    self.delegate = delegate
  }

  func beganPresenting() {
<<if with contains "service">>
    load()
<<end>>
    guard let moduleWireframe else { return }
    delegate?.beganPresenting(moduleWireframe)
  }
<<for action in wireframe-to-presenter>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
}
<<for child in presents>>

// MARK: - <<child|words>> to presenter

extension <<Module>>Presenter: <<child>>Delegate {
}
<<end>>
