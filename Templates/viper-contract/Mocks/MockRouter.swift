@testable import <<Target>>

@MainActor
final class <<Module>>MockRouter:
  <<Module>>Routable
{
  weak var <<include "Includes/Root.swift">>: <<include "Includes/RootType.swift">>?
  private(set) var functionsCalled: [String] = []
  private(set) var error: (any Error)?
<<if ui == "swiftui" and navigation == "swiftui">>
  private(set) var route: <<Module>>Route?
<<end>>

  func showAlert(for error: any Error) {
    functionsCalled.append(#function)
    self.error = error
  }
<<if ui == "swiftui" and navigation == "swiftui">>

  func show(_ route: <<Module>>Route) {
    functionsCalled.append(#function)
    self.route = route
  }
<<end>>
}
