/// The ways out of the module.
@MainActor
protocol <<Module>>RouterProtocol: AnyObject {
  /// Reports an event to the code that made the module.
  func report(_ event: <<Module>>Event)
<<for name in next>>
  func make<<name>>Screen(<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>with result: <<if leading.result>><<leading.result>><<else>><<Module>>Entity<<end>><<end>><<end>><<end>>) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>
<<end>>
<<if next-on-failure>>
  func make<<next-on-failure|upperCamel>>Screen(after error: any Error) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>
<<end>>
<<for action in presenter-to-router>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Builds the module and leads out of it.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>Router: <<Module>>RouterProtocol {
<<if next or next-on-failure>>
  private let dependencies: <<Module>>Dependencies
<<end>>
  private let onEvent: @MainActor (<<Module>>Event) -> Void

  init(
<<if next or next-on-failure>>
    dependencies: <<Module>>Dependencies,
<<end>>
    onEvent: @escaping @MainActor (<<Module>>Event) -> Void
  ) {
<<if next or next-on-failure>>
    self.dependencies = dependencies
<<end>>
    self.onEvent = onEvent
  }

  func report(_ event: <<Module>>Event) {
    onEvent(event)
  }
<<for name in next>>

  func make<<name>>Screen(<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>with result: <<if leading.result>><<leading.result>><<else>><<Module>>Entity<<end>><<end>><<end>><<end>>) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> {
    dependencies.make<<name>>Screen(<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>result<<end>><<end>><<end>>)
  }
<<end>>
<<if next-on-failure>>

  func make<<next-on-failure|upperCamel>>Screen(after error: any Error) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> {
    dependencies.make<<next-on-failure|upperCamel>>Screen(error)
  }
<<end>>
<<for action in presenter-to-router>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>

<<if navigation == "swiftui">>
  /// Returns the screen of a new module. The screen owns the module: nothing else must be stored.
  ///
  /// A `body` may call it, too: while the screen is shown, it keeps its first module, also if the
  /// `body` is evaluated again. Give the screen another `id(_:)` to show another module.
  ///
<<else>>
  /// Returns the screen of a new module. The screen owns the module: nothing else must be stored.
  ///
<<end>>
  /// The screen keeps `onEvent` as well, so let it capture objects weakly.
  <<if access != "internal">><<access>> <<end>>static func make(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    dependencies: <<Module>>Dependencies,
    onEvent: @escaping @MainActor (<<Module>>Event) -> Void
  ) -> <<if ui == "none">><<Module>>ViewController<<else>><<Module>>Screen<<end>> {
    let interactor = <<Module>>Interactor(service: dependencies.service)
    let router = <<Module>>Router(
<<if next or next-on-failure>>
      dependencies: dependencies,
<<end>>
      onEvent: onEvent
    )
    let presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
      interactor: interactor,
      router: router
    )
<<if navigation == "swiftui">>
    return <<Module>>Screen(viewModel: <<Module>>ViewModel(presenter: presenter))
<<elseif ui == "swiftui">>
    return <<Module>>ViewController(viewModel: <<Module>>ViewModel(presenter: presenter))
<<elseif view == "storyboard">>
    return <<Module>>ViewController.fromStoryboard(presenter: presenter)
<<else>>
    return <<Module>>ViewController(presenter: presenter)
<<end>>
  }
}
