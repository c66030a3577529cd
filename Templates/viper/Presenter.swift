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
  private var isDismissed = false
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
  private var entities: [<<Module>>Entity] = []
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>

  /// The module that is passed to the delegate.
  var moduleWireframe: (any <<Module>>)? { wireframe }
<<if interactor-to-presenter or (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>

  // MARK: Interactor to presenter
<<end>>
<<if with contains "service" and with contains "view-object">>

  func loaded(_ entities: [<<Module>>Entity]) {
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
    self.entities = entities
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
    let viewObjects = entities.map(<<Module>>ViewObject.init)
    view?.show(viewObjects.isEmpty ? .empty : .content(viewObjects), of: .load)
  }
<<elseif with contains "service" and with contains "entity">>

  func loaded(_ entities: [<<Module>>Entity]) {
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
    self.entities = entities
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
    view?.show(entities.isEmpty ? .empty : .content(entities), of: .load)
  }
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  func loadFailed(_ error: any Error) {
    view?.show(<<Module>>State(error), of: .load)
  }
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>

  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">><<if action.result>>, <<end>><<for parameter in action.parameters>>id: <<parameter.type>><<end>><<end>>) {
<<if action.isVerdict>>
    guard result else {
      <<action.id>>Failed(<<Module>>Refusal.<<action.id>>)
      return
    }
<<end>>
<<if action.isLoad>>
    view?.show(<<action.loaded>>: result)
<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
    view?.show(<<action.id>>: result)
<<end>>
    view?.show(.succeeded, of: .<<action.id>>)
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
    // The row goes even if the rows cannot be loaded again.
    let others = entities.filter { $0.id != id }
    if others != entities { loaded(others) }
<<end>>
<<end>>
<<end>>
<<end>>
<<if action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
    load()
<<end>>
    guard let moduleWireframe else { return }
    delegate?.<<action.id>>Succeeded(moduleWireframe<<if action.result>>, with: result<<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>, id: id<<end>>)
  }

  func <<action.id>>Failed(_ error: any Error) {
    view?.show(<<Module>>State(error), of: .<<action.id>>)
  }
<<end>>
<<end>>
<<for action in interactor-to-presenter>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<if actions or presents or view-to-presenter or with contains "service" and (with contains "entity" or with contains "view-object")>>

  // MARK: View to presenter
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  func load() {
    view?.show(.loading, of: .load)
    interactor?.load()
  }
<<end>>
<<for action in actions>>

<<include "Includes/Event.swift">>
<<if (action.isCall or with contains "service" and action.isBare)>>
    view?.show(.loading, of: .<<action.id>>)
<<end>>
    interactor?.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
  }
<<end>>
<<for child in presents>>

  func present<<child>>() {
    wireframe?.present<<child>>(delegate: self)
  }
<<if navigation == "swiftui">>

  func <<child|lowerCamel>>WasDismissed() {
    wireframe?.release<<child>>()
  }
<<end>>
<<end>>
<<for action in view-to-presenter>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>

  // MARK: Wireframe to presenter

  func set(delegate: (any <<Module>>Delegate)?) {
    self.delegate = delegate
  }

  func beganPresenting() {
    isDismissed = false
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    load()
<<end>>
<<for action in actions>>
<<if action.isLoad>>
    <<action.name>>()
<<end>>
<<end>>
    guard let moduleWireframe else { return }
    delegate?.beganPresenting(moduleWireframe)
  }

<<include "Includes/WasDismissed.swift">>
<<for action in wireframe-to-presenter>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
}
<<for child in presents>>

// MARK: - <<child|words>> to presenter

extension <<Module>>Presenter: <<child>>Delegate {
<<for event in ChildEvents>>
<<if event.child == child>>
  func <<event.declaration>> {
<<if event.shared or not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
    wireframe?.dismiss<<child>> { [weak self] in
      guard let self, let moduleWireframe else { return }
      delegate?.didFinish<<child>>(moduleWireframe<<for value in event.shared>>, <<if value.label != "_">><<value.label>>: <<end>><<value.reference>><<end>>)
    }
<<else>>
    wireframe?.dismiss<<child>> {}
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    load()
<<end>>
  }

<<end>>
<<end>>
  func didDismiss(_ module: any <<child>>) {
    wireframe?.release<<child>>()
  }
}
<<end>>
