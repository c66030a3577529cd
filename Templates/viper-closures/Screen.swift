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

<<if next>>
  /// The module in a navigation stack of its own, with the screens that come next.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen<Next: View>: View {
    private let model: <<Module>>ViewModel
    private let next: @MainActor (<<Module>>Route) -> Next
<<if observation == "observable" and HasObservation>>
    @State private var router: <<Module>>Router
<<else>>
    @StateObject private var router: <<Module>>Router
<<end>>

    init(
      model: <<Module>>ViewModel,
      router: <<Module>>Router,
      next: @escaping @MainActor (<<Module>>Route) -> Next
    ) {
      self.model = model
      self.next = next
<<if observation == "observable" and HasObservation>>
      _router = State(initialValue: router)
<<else>>
      _router = StateObject(wrappedValue: router)
<<end>>
    }

    <<if access != "internal">><<access>> <<end>>var body: some View {
      NavigationStack(path: $router.path) {
        <<Module>>ContentView(model: model)
          .navigationDestination(for: <<Module>>Route.self) { next($0) }
      }
    }
  }
<<else>>
  /// The module in a navigation stack of its own.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen: View {
    private let model: <<Module>>ViewModel

    init(model: <<Module>>ViewModel) {
      self.model = model
    }

    <<if access != "internal">><<access>> <<end>>var body: some View {
      NavigationStack {
        <<Module>>ContentView(model: model)
      }
    }
  }
<<end>>

  extension <<Module>>Router {
<<if next>>
    /// Returns the screen of a new module; `next` makes the views of the screens that come next.
    <<if access != "internal">><<access>> <<end>>static func make<Next: View>(
<<for value in input>>
      <<value.declaration>>,
<<end>>
      dependencies: <<Module>>Dependencies =
        <<Module>>Dependencies(),
      @ViewBuilder next: @escaping @MainActor (<<Module>>Route) -> Next
    ) -> <<Module>>Screen<Next> {
      let router = <<Module>>Router()
<<else>>
    /// Returns the screen of a new module.
    <<if access != "internal">><<access>> <<end>>static func make(
<<for value in input>>
      <<value.declaration>>,
<<end>>
      dependencies: <<Module>>Dependencies =
        <<Module>>Dependencies()
    ) -> <<Module>>Screen {
<<end>>
      let model = makeModel(
<<for value in input>>
        <<value.name>>: <<value.reference>>,
<<end>>
        dependencies: dependencies,
        router: <<if next>>router<<else>><<Module>>Router()<<end>>
      )
      return <<Module>>Screen(model: model<<if next>>, router: router, next: next<<end>>)
    }

    /// Returns the view of a new module for a navigation stack of the app.
    <<if access != "internal">><<access>> <<end>>static func makeContent(
<<for value in input>>
      <<value.declaration>>,
<<end>>
      dependencies: <<Module>>Dependencies =
        <<Module>>Dependencies()<<if next>>,
      onShow: @escaping @MainActor (<<Module>>Route) -> Void<<end>>
    ) -> some View {
      let model = makeModel(
<<for value in input>>
        <<value.name>>: <<value.reference>>,
<<end>>
        dependencies: dependencies,
        router: <<Module>>Router(<<if next>>onShow: onShow<<end>>)
      )
      return <<Module>>ContentView(model: model)
    }
  }
#endif
<<if not input>>

#if DEBUG && canImport(SwiftUI) && canImport(DeveloperToolsSupport)
<<include "Includes/PreviewService.swift">>
  #Preview {
    <<Module>>Router.makeContent(
      dependencies: .init(service: <<Module>>PreviewService())<<if next>>,
      onShow: { _ in }<<end>>
    )
  }
#endif
<<end>>
