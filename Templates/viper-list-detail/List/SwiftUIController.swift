<<if observation == "observable" and HasObservation>>
<<if HasInternalImports and access != "internal">><<access>> <<end>>import Observation
<<else>>
#if canImport(Combine)
  import Combine
#endif
<<end>>

<<if navigation == "uikit">>
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
<<include "Includes/ViewControllerImport.swift">>

  /// What the caller pushes or presents.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = UIViewController
#else
  /// What the caller shows.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = <<Module>>ListController
#endif
<<else>>
#if !canImport(SwiftUI)
  /// What the caller shows.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = <<Module>>ListController
#endif
<<end>>

/// What the list shows, and what the user does there.
@MainActor
<<if observation == "observable" and HasObservation>>
@Observable
<<if access != "internal">><<access>> <<end>>final class <<Module>>ListController {
  @ObservationIgnored
  var presenter: (any <<Module>>ListPresentation)?
  private(set) var rows: [<<Module>>Item] = []
  @ObservationIgnored
  private var reloading: AsyncStream<Void>.Continuation?
  private(set) var states: [<<Module>>ListActivity: <<Module>>State] = [:]
<<if navigation == "uikit">>
  #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    @ObservationIgnored
    weak var host: UIViewController?
  #else
    private(set) var details: [<<Module>>DetailController] = []
  #endif
<<else>>
  /// The detail that is open. SwiftUI sets it to nil when the user goes back.
  var detail: <<Module>>DetailController?<<if detail == "load" or detail-actions contains "isCall">> {
    didSet {
      if detail !== oldValue { oldValue?.wasDismissed() }
    }
  }<<end>>
<<end>>
<<else>>
<<if access != "internal">><<access>> <<end>>final class <<Module>>ListController {
  var presenter: (any <<Module>>ListPresentation)?
  private var reloading: AsyncStream<Void>.Continuation?
  private(set) var rows: [<<Module>>Item] = [] {
    willSet { willChange() }
  }
  private(set) var states: [<<Module>>ListActivity: <<Module>>State] = [:] {
    willSet { willChange() }
  }
<<if navigation == "uikit">>
  #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    weak var host: UIViewController?
  #else
    private(set) var details: [<<Module>>DetailController] = []
  #endif
<<else>>
  /// The detail that is open. SwiftUI sets it to nil when the user goes back.
  var detail: <<Module>>DetailController? {
    willSet { willChange() }
<<if detail == "load" or detail-actions contains "isCall">>
    didSet {
      if detail !== oldValue { oldValue?.wasDismissed() }
    }
<<end>>
  }
<<end>>

  private func willChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }
<<end>>

  /// The screen owns the controller.
  func makeScreen() -> <<Module>>Screen {
<<if navigation == "uikit">>
    #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
      let host = <<Module>>ListHost(rootView: <<Module>>ListContent(controller: self))
      host.title = <<Module>>Texts.title
      self.host = host
      return host
    #else
      return self
    #endif
<<else>>
    #if canImport(SwiftUI)
      return <<Module>>Screen(controller: self)
    #else
      return self
    #endif
<<end>>
  }

  func push(_ detail: <<Module>>DetailController) {
<<if navigation == "uikit">>
    #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
      host?.show(detail.makeScreen(), sender: nil)
    #else
      details.append(detail)
    #endif
<<else>>
    self.detail = detail
<<end>>
  }
}
<<if not (observation == "observable" and HasObservation)>>

#if canImport(Combine)
  extension <<Module>>ListController: ObservableObject {}
#endif
<<end>>
