/// Programs that are right with the real SwiftUI, on iOS and on macOS.
enum SwiftUIPrograms {
  static let everywhere = [
    StandInProgram(
      "an observable model, a stack whose path a router drives, an app",
      """
      import SwiftUI

      enum Route: Hashable { case detail(Int), settings }

      @MainActor @Observable final class Router {
        var path: [Route] = []
        func push(_ route: Route) { path.append(route) }
        func pop() { path.removeLast() }
      }

      @MainActor @Observable final class Model {
        var name = ""
        private(set) var isBusy = false
        func signIn() async throws { isBusy.toggle() }
      }

      struct Content: View {
        @Bindable var model: Model
        let router: Router
        @State private var work: Task<Void, any Error>?
        @FocusState private var isFocused: Bool
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            Text("Hello").font(.title).bold()
            TextField("Name", text: $model.name).textFieldStyle(.roundedBorder).focused($isFocused)
            if model.isBusy {
              ProgressView()
            } else {
              Button("Go", role: .destructive) { work = Task { try await model.signIn() } }
                .buttonStyle(.borderedProminent).disabled(model.name.isEmpty)
            }
            Button { dismiss() } label: { Label("Close", systemImage: "xmark") }
            NavigationLink("Settings", value: Route.settings)
            Button("Push") { router.push(.detail(3)) }
          }
          .padding().accessibilityIdentifier("sign-in")
          .task(id: model.name) { isFocused = true }
          .onAppear { isFocused = true }
          .onChange(of: model.name) { old, new in if old != new { router.pop() } }
        }
      }

      struct Root: View {
        @State private var router = Router()
        @State private var model = Model()
        var body: some View {
          NavigationStack(path: $router.path) {
            Content(model: model, router: router)
              .navigationTitle("Root")
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail(let id): Text("Item \\(id)")
                case .settings: Text("Settings")
                }
              }
          }
          .environment(router)
        }
      }

      @main struct Demo: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      """),
    StandInProgram(
      "a path by a binding of its own, by an environment's router, of any values",
      """
      import SwiftUI

      @MainActor @Observable final class Router { var path: [Int] = [] }

      struct ByHand: View {
        let router: Router
        var body: some View {
          NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 })) {
            EmptyView()
          }
        }
      }

      struct ByEnvironment: View {
        @Environment(Router.self) private var router
        @State private var path = NavigationPath()
        var body: some View {
          @Bindable var router = router
          VStack {
            NavigationStack(path: $router.path) { Text("a") }
            NavigationStack(path: $path) { Button("b") { path.append(1); path.removeLast() } }
            NavigationStack { Text("c") }
            NavigationSplitView { Text("d") } detail: { Text("e") }
          }
        }
      }
      """),
    StandInProgram(
      "observable objects, lists, alerts, sheets",
      """
      import Combine
      import Foundation
      import SwiftUI

      struct Item: Identifiable, Hashable { let id: Int; let name: String }
      struct Fault: LocalizedError { var errorDescription: String? { "no" } }

      @MainActor final class Store: ObservableObject {
        @Published private(set) var items: [Item] = []
        @Published var text = ""
        @Published var fault: Fault?
        private var bag = Set<AnyCancellable>()
        init() {
          $text.dropFirst().removeDuplicates().receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.items = [Item(id: $0.count, name: $0)] }.store(in: &bag)
        }
        func load() async { items = [] }
      }

      struct Screen: View {
        @StateObject private var store = Store()
        @State private var isShown = false
        @State private var picked: Item?
        @AppStorage("count") private var count = 0
        var body: some View {
          List(store.items) { item in NavigationLink(value: item) { Text(item.name) } }
            .listStyle(.plain).refreshable { await store.load() }.task { await store.load() }
            .searchable(text: $store.text, prompt: "Find")
            .overlay {
              if store.items.isEmpty { ContentUnavailableView("None", systemImage: "tray") }
            }
            .alert("Oops", isPresented: $isShown) { Button("OK", role: .cancel) {} } message: {
              Text("Again?")
            }
            .alert(isPresented: $isShown, error: store.fault) { _ in Button("OK") {} } message: {
              Text($0.localizedDescription)
            }
            .sheet(item: $picked) { Text($0.name) }
            .sheet(isPresented: $isShown) { Child(store: store) }
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Add") { isShown = true; count += 1 } }
            }
            .navigationDestination(item: $picked) { Text($0.name) }
            .onReceive(store.$items) { _ in }
        }
      }

      struct Child: View {
        @ObservedObject var store: Store
        @EnvironmentObject var other: Store
        var body: some View {
          Form {
            Section("A") {
              Toggle("On", isOn: .constant(true))
              SecureField("Password", text: $store.text)
            }
            Section { ForEach(store.items) { Text($0.name).tag($0.id) }.onDelete { _ in } } header: {
              Text("B")
            }
            ForEach(0..<3) { Text("\\($0)") }
            ForEach(["a"], id: \\.self) { Text($0) }
          }
        }
      }
      """),
    StandInProgram(
      "styles, modifiers, keys and previews of one's own",
      """
      import SwiftUI

      struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        }
      }

      struct Card: ViewModifier {
        func body(content: Content) -> some View {
          content.padding(.horizontal, 4).background(.blue, in: RoundedRectangle(cornerRadius: 8))
        }
      }

      private struct LimitKey: EnvironmentKey { static let defaultValue = 3 }
      extension EnvironmentValues {
        var limit: Int {
          get { self[LimitKey.self] }
          set { self[LimitKey.self] = newValue }
        }
      }

      struct Screen: View {
        @Environment(\\.limit) private var limit
        var body: some View {
          Group {
            if #available(iOS 99, macOS 99, *) { Text("new") }
            Button("Go") {}.buttonStyle(Loud()).modifier(Card()).environment(\\.limit, 4)
            Text("\\(limit)").foregroundStyle(.secondary).frame(maxWidth: .infinity)
          }
        }
      }

      struct Screen_Previews: PreviewProvider {
        static var previews: some View { Screen() }
      }
      """),
  ]
}
