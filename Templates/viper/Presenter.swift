<<include "Includes/FoundationImport.swift">>
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
<<if with contains "entity" and not with contains "view-object">>
  private(set) var entities: [<<Module>>Entity] = []
<<end>>

  /// The module, for the delegate to learn which one speaks.
  var moduleWireframe: (any <<Module>>)? { wireframe }
<<if with contains "entity">>

  // MARK: Interactor to presenter

  func loaded(_ entities: [<<Module>>Entity]) {
<<if with contains "view-object">>
    view?.show(entities.map(<<Module>>ViewObject.init))
<<else>>
    self.entities = entities
<<end>>
  }
<<end>>
<<if actions or with contains "service">>

  // MARK: View to presenter
<<end>>
<<if with contains "service">>

  func load() async throws {
    try await interactor?.load()
  }
<<end>>
<<for action in actions>>

<<include "Includes/FunctionHead.swift">>
<<if action.isLong>>
    <<action.prefix>>interactor?.<<action.name>>(
<<include "Includes/Arguments.swift">>
    )
<<else>>
    <<action.prefix>>interactor?.<<action.name>>(<<action.arguments>>)
<<end>>
  }
<<end>>

  // MARK: Wireframe to presenter

  func set(delegate: (any <<Module>>Delegate)?) {
    self.delegate = delegate
  }

  func beganPresenting() {
    guard let moduleWireframe else { return }
    delegate?.beganPresenting(moduleWireframe)
  }
}
