#if canImport(SwiftUI)
<<if access == "internal">>
  import SwiftUI
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import SwiftUI
  #else
    import SwiftUI
  #endif
<<end>>

  /// What the module puts on the display: its view, in a stack with the screens that come next.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen: View {
    let model: <<Module>>ViewModel
<<if next>>
<<if observation == "observable" and HasObservation>>
    @Bindable var router: <<Module>>Router
<<else>>
    @ObservedObject var router: <<Module>>Router
<<end>>
<<else>>
    let router: <<Module>>Router
<<end>>

    <<if access != "internal">><<access>> <<end>>var body: some View {
<<if next>>
      NavigationStack(path: $router.path) {
        <<Module>>ContentView(model: model)
          .navigationDestination(for: <<Module>>Route.self) { route in
            switch route {
<<for screen in next>>
            case .<<screen|lowerCamel>>Screen: router.make<<screen>>Screen()
<<end>>
            }
          }
      }
<<else>>
      NavigationStack {
        <<Module>>ContentView(model: model)
      }
<<end>>
    }
  }
<<if next>>

  /// A screen that comes next.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Destination = AnyView

  extension <<Module>>Router {
    /// An empty screen in place of one that nobody makes yet.
    static func makePlaceholder() -> <<Module>>Destination {
      AnyView(EmptyView())
    }
  }
<<end>>
#else
  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen {
    let model: <<Module>>ViewModel
    let router: <<Module>>Router
  }
<<if next>>

  /// A screen that comes next.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Destination = AnyObject

  /// An empty screen in place of one that nobody makes yet.
  @MainActor
  final class <<Module>>Placeholder {}

  extension <<Module>>Router {
    /// An empty screen in place of one that nobody makes yet.
    static func makePlaceholder() -> <<Module>>Destination {
      <<Module>>Placeholder()
    }
  }
<<end>>
#endif
