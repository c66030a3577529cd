/// Leads from the module to other screens.
@MainActor
final class <<Module>>Router: <<Module>>RouterProtocol {
<<if next or next-on-failure>>
  weak var view: <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>>?
  private let dependencies: <<Module>>Dependencies

  init(dependencies: <<Module>>Dependencies) {
    self.dependencies = dependencies
  }
<<end>>
<<for name in next>>

  func show<<name>>(<<if loop.first and (use-cases or actions)>>after event: <<Module>>Event<<end>>) {
    view?.show(dependencies.make<<name>>Screen(<<if loop.first and (use-cases or actions)>>event<<end>>))
  }
<<end>>
<<if next-on-failure>>

  func show<<next-on-failure|upperCamel>>(after error: any Error) {
    view?.show(dependencies.make<<next-on-failure|upperCamel>>Screen(error))
  }
<<end>>
<<for action in view-to-router>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
}
