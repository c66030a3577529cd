<<include "Includes/ObservationImport.swift">>
/// Makes the screens that come next<<if ui == "swiftui" and navigation == "swiftui">>, and goes there<<end>>.
@MainActor
protocol <<Module>>RouterProtocol: AnyObject {
<<for screen in next>>
<<if ui == "swiftui" and navigation == "swiftui">>
  func show<<screen>>Screen()
<<else>>
  func make<<screen>>Screen() -> <<Module>>Screen?
<<end>>
<<end>>
<<for action in presenter-to-router>>
<<include "Includes/Requirement.swift">>
<<end>>
}

<<if ui == "swiftui" and navigation == "swiftui" and next>>
/// A way to a screen that comes next.
<<if access != "internal">><<access>> <<end>>enum <<Module>>Route: Hashable, Codable, Sendable {
<<for screen in next>>
  case <<screen|lowerCamel>>Screen
<<end>>
}

<<end>>
/// Builds the module. The screen owns all of it; the code that shows it need not keep anything.
@MainActor
<<if ui == "swiftui" and navigation == "swiftui" and next and observation == "observable" and HasObservation>>
@Observable
<<end>>
<<if access != "internal">><<access>> <<end>>final class <<Module>>Router:
  <<Module>>RouterProtocol
{
<<if ui == "swiftui" and navigation == "swiftui" and next>>
  /// The screens above the module's own, the topmost last.
<<include "Includes/Published.swift">>
  var path: [<<Module>>Route] = []
  /// Goes to a screen in a stack of the app.
<<if observation == "observable" and HasObservation>>
  @ObservationIgnored
<<end>>
  private let onShow: (@MainActor (<<Module>>Route) -> Void)?

  init(onShow: (@MainActor (<<Module>>Route) -> Void)? = nil) {
    self.onShow = onShow
  }
<<for screen in next>>

  func show<<screen>>Screen() {
    show(.<<screen|lowerCamel>>Screen)
  }
<<end>>

  private func show(_ route: <<Module>>Route) {
    if let onShow {
      onShow(route)
    } else {
      path.append(route)
    }
  }
<<elseif ui == "swiftui" and navigation == "swiftui">>
  init() {}
<<else>>
  private let dependencies: <<Module>>Dependencies

  init(dependencies: <<Module>>Dependencies) {
    self.dependencies = dependencies
  }
<<for screen in next>>

  func make<<screen>>Screen() -> <<Module>>Screen? {
    dependencies.make<<screen>>Screen?()
  }
<<end>>
<<end>>
<<for action in presenter-to-router>>
<<include "Includes/Implementation.swift">>
<<end>>

<<if ui == "swiftui" and navigation == "swiftui">>
  static func makeModel(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    dependencies: <<Module>>Dependencies,
    router: any <<Module>>RouterProtocol
  ) -> <<Module>>ViewModel {
    let interactor = <<Module>>Interactor(service: dependencies.service)
    let presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
      interactor: interactor,
      router: router
    )
    return <<Module>>ViewModel(presenter: presenter)
  }
<<else>>
  /// Returns the screen of a new module.
  <<if access != "internal">><<access>> <<end>>static func make(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    dependencies: <<Module>>Dependencies =
      <<Module>>Dependencies()
  ) -> <<Module>>Screen {
    let interactor = <<Module>>Interactor(service: dependencies.service)
    let presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
      interactor: interactor,
      router: <<Module>>Router(dependencies: dependencies)
    )
<<if ui == "swiftui">>
    let model = <<Module>>ViewModel(presenter: presenter)
    return <<Module>>ViewController(model: model)
<<elseif view == "storyboard">>
    return <<Module>>ViewController.make(presenter: presenter)
<<else>>
    return <<Module>>ViewController(presenter: presenter)
<<end>>
  }
<<end>>
}
<<if ui == "swiftui" and navigation == "swiftui" and next and not (observation == "observable" and HasObservation)>>

#if canImport(Combine)
  extension <<Module>>Router: ObservableObject {}
#endif
<<end>>
