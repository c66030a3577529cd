<<if observation == "observable" and HasObservation>>
import Observation
<<else>>
#if canImport(Combine)
  import Combine
#endif
<<end>>
<<if navigation == "uikit">>

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
<<if access == "internal">>
  import UIKit
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import UIKit
  #else
    import UIKit
  #endif
<<end>>

  /// What shows the list.
  <<include "Includes/Access.swift">>typealias <<Module>>Screen = UIViewController
#else
  /// What shows the list.
  <<include "Includes/Access.swift">>typealias <<Module>>Screen =
    <<Module>>ListController
#endif
<<else>>

#if canImport(SwiftUI)
  /// What shows the list.
  <<include "Includes/Access.swift">>typealias <<Module>>Screen =
    <<Module>>ListContent
#else
  /// What shows the list.
  <<include "Includes/Access.swift">>typealias <<Module>>Screen =
    <<Module>>ListController
#endif
<<end>>

/// What the list's content shows, and where what its user does goes.
@MainActor
<<if observation == "observable" and HasObservation>>
@Observable
<<include "Includes/Access.swift">>final class <<Module>>ListController {
  @ObservationIgnored
  var presenter: (any <<Module>>ListPresentation)?
  private(set) var rows: [<<Module>>Item] = []
  private(set) var message: String?
  private(set) var showsLoading = false
<<if navigation == "uikit">>
  #if canImport(SwiftUI) && canImport(UIKit)
    @ObservationIgnored
    private weak var host: UIViewController?
  #else
    @ObservationIgnored
    private(set) var details: [<<Module>>DetailController] = []
  #endif
<<else>>
  /// The detail that is open.
  private(set) var detail: <<Module>>DetailController?
<<end>>
<<else>>
<<include "Includes/Access.swift">>final class <<Module>>ListController {
  var presenter: (any <<Module>>ListPresentation)?
  private(set) var rows: [<<Module>>Item] = [] {
    willSet { tellObservers() }
  }
  private(set) var showsLoading = false { willSet { tellObservers() } }
  private(set) var message: String? { willSet { tellObservers() } }
<<if navigation == "uikit">>
  #if canImport(SwiftUI) && canImport(UIKit)
    private weak var host: UIViewController?
  #else
    private(set) var details: [<<Module>>DetailController] = []
  #endif
<<else>>
  /// The detail that is open.
  private(set) var detail: <<Module>>DetailController? {
    willSet { tellObservers() }
  }
<<end>>
<<end>>

  init() {}

  /// The list as it is shown; the screen keeps the controller.
  func makeScreen() -> <<Module>>Screen {
<<if navigation == "uikit">>
    #if canImport(SwiftUI) && canImport(UIKit)
      let content = <<Module>>ListContent(controller: self)
      let host = UIHostingController(rootView: content)
      self.host = host
      return host
    #else
      return self
    #endif
<<else>>
    #if canImport(SwiftUI)
      return <<Module>>ListContent(controller: self)
    #else
      return self
    #endif
<<end>>
  }

  func push(_ detail: <<Module>>DetailController) {
<<if navigation == "uikit">>
    #if canImport(SwiftUI) && canImport(UIKit)
      host?.navigationController?.pushViewController(detail.makeScreen(), animated: true)
    #else
      details.append(detail)
    #endif
<<else>>
    self.detail = detail
<<end>>
  }

<<if navigation == "swiftui">>
  /// Whether a detail is open; the view closes it.
  var isDetailPresented: Bool {
    get { detail != nil }
    set { if !newValue { detail = nil } }
  }

<<end>>
  func messageWasRead() {
    message = nil
  }
<<if observation == "observable-object" or not HasObservation>>

  private func tellObservers() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }
<<end>>
}
<<if observation == "observable-object" or not HasObservation>>

#if canImport(Combine)
  extension <<Module>>ListController: ObservableObject {}
#endif
<<end>>
