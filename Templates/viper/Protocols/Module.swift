/// The module as other parts of the app see it.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>: AnyObject {
  /// Gets the module's events. It is not retained.
  var delegate: (any <<Module>>Delegate)? { get set }

  /// Shows the module in the way the caller chooses, and returns it.
  ///
  /// Store what is returned until `didDismiss` of the delegate: only the caller keeps it.
  ///
<<if navigation == "swiftui">>
  ///     @MainActor
<<if observation == "observable" and HasObservation>>
  ///     @Observable
  ///     final class <<Module>>Owner: <<Module>>Delegate {
  ///       var screen: <<Module>>Screen?
  ///       private(set) var module: (any <<Module>>)?
<<else>>
  ///     final class <<Module>>Owner: ObservableObject, <<Module>>Delegate {
  ///       @Published var screen: <<Module>>Screen?
  ///       private(set) var module: (any <<Module>>)?
<<end>>
  ///
  ///       func open<<Module>>(<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or presents or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>_ dependencies: <<Module>>Dependencies<<if input>>, <<end>><<end>><<for value in input>><<value.declaration>><<if not loop.last>>, <<end>><<end>>) {
  ///         let wireframe = <<Module>>Wireframe(<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or presents or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>dependencies: dependencies<<if input>>, <<end>><<end>><<for value in input>><<value.name>>: <<value.reference>><<if not loop.last>>, <<end>><<end>>)
  ///         wireframe.delegate = self
  ///         module = wireframe.present { screen = $0 }
  ///       }
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare) and not action.isLoad>>
  ///
  ///       func <<action.id>>Succeeded(_ module: any <<Module>><<if action.result>>, with result: <<action.result>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>, <<for parameter in action.parameters>>id: <<parameter.type>><<end>><<end>>) {}
<<end>>
<<end>>
  ///
  ///       func didDismiss(_ module: any <<Module>>) {
  ///         self.module = nil
  ///       }
  ///     }
  ///
  ///     struct <<Module>>OwnerView: View {
  ///       <<if observation == "observable" and HasObservation>>@Bindable<<else>>@ObservedObject<<end>> var owner: <<Module>>Owner
  ///
  ///       var body: some View {
  ///         Color.clear
  ///           .sheet(item: $owner.screen, onDismiss: { owner.module?.wasDismissed() }) { $0 }
  ///       }
  ///     }
<<else>>
  ///     private var <<Module|lowerCamel>>: (any <<Module>>)?
<<if ui == "none">>
  ///     private var screen: <<Module>>Screen?
<<end>>
  ///
  ///     func open<<Module>>(<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or presents or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>_ dependencies: <<Module>>Dependencies<<if input>>, <<end>><<end>><<for value in input>><<value.declaration>><<if not loop.last>>, <<end>><<end>>) {
  ///       let wireframe = <<Module>>Wireframe(<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or presents or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>dependencies: dependencies<<if input>>, <<end>><<end>><<for value in input>><<value.name>>: <<value.reference>><<if not loop.last>>, <<end>><<end>>)
  ///       wireframe.delegate = self
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>
  ///       <<Module|lowerCamel>> = wireframe.present {
  ///         navigationController?.pushViewController($0, animated: true)
  ///       }
<<elseif ui == "appkit">>
  ///       <<Module|lowerCamel>> = wireframe.present { window.contentViewController = $0 }
<<else>>
  ///       <<Module|lowerCamel>> = wireframe.present { screen = $0 }
<<end>>
  ///     }
<<end>>
  func present(_ show: (<<Module>>Screen) -> Void) -> Self

<<if ui == "none" or navigation == "swiftui">>
  /// Cancels what runs and notifies the delegate, once.
  /// Call it when the user has closed the screen.
<<elseif ui == "appkit">>
  /// Cancels what runs and notifies the delegate, once. The screen calls it when it has gone.
<<else>>
<<if presents>>
  /// Cancels what runs and notifies the delegate, once. The screen calls it when it has gone, also
  /// together with a module that it presents. Call it yourself if you close the screen while a
  /// screen of yours covers it: UIKit does not report that.
<<else>>
  /// Cancels what runs and notifies the delegate, once. The screen calls it when it has gone. Call
  /// it yourself if you close the screen while another one covers it: UIKit does not report that.
<<end>>
<<end>>
  func wasDismissed()
}
