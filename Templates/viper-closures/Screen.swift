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

  /// What the module puts on the display: its view<<if next>>, in a stack with the screens that come next<<end>>.
  ///
  /// It keeps the module while it is shown, however often the view is made again.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen: View {
<<if observation == "observable" and HasObservation>>
    @State private(set) var model: <<Module>>ViewModel
<<else>>
    @StateObject var model: <<Module>>ViewModel
<<end>>
<<if next and observation == "observable" and HasObservation>>
    @State private(set) var router: <<Module>>Router
<<elseif next>>
    @StateObject var router: <<Module>>Router
<<end>>

<<if next>>
    init(
      model: <<Module>>ViewModel,
      router: <<Module>>Router
    ) {
<<else>>
    init(model: <<Module>>ViewModel) {
<<end>>
<<if observation == "observable" and HasObservation>>
      _model = State(initialValue: model)
<<else>>
      _model = StateObject(wrappedValue: model)
<<end>>
<<if next and observation == "observable" and HasObservation>>
      _router = State(initialValue: router)
<<elseif next>>
      _router = StateObject(wrappedValue: router)
<<end>>
    }

    <<if access != "internal">><<access>> <<end>>var body: some View {
<<if next>>
      NavigationStack(path: $router.path) {
        <<Module>>ContentView(model: model)
          .navigationDestination(for: <<Module>>Route.self) { route in
            switch route {
<<for screen in next>>
            case .<<screen|lowerCamel>>Screen:
              <<Module>>NextScreen(router.make<<screen>>Screen())
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

  /// Keeps a screen that comes next as it was first made, while it is on the path.
  private struct <<Module>>NextScreen: View {
    @State private var screen: <<Module>>Destination

    init(_ screen: <<Module>>Destination) {
      _screen = State(initialValue: screen)
    }

    var body: some View { screen }
  }
<<end>>
<<if next>>

  /// A screen that comes next.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Destination = AnyView

  extension <<Module>>Router {
    /// An empty screen in place of one that is not made yet.
    static func makePlaceholder() -> <<Module>>Destination {
      AnyView(EmptyView())
    }
  }
<<end>>
#else
  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen {
    let model: <<Module>>ViewModel
<<if next>>
    let router: <<Module>>Router
<<end>>
  }
<<if next>>

  /// A screen that comes next.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Destination = AnyObject

  /// An empty screen in place of one that is not made yet.
  @MainActor
  final class <<Module>>Placeholder {}

  extension <<Module>>Router {
    /// An empty screen in place of one that is not made yet.
    static func makePlaceholder() -> <<Module>>Destination {
      <<Module>>Placeholder()
    }
  }
<<end>>
#endif
