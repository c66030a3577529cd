/// What views are made of on any day, right with the real SwiftUI on either platform.
enum SwiftUIEverydayPrograms {
  static let everywhere = [
    StandInProgram(
      "controls, collections and modifiers",
      #"""
      import Combine
      import SwiftUI

      @MainActor @Observable final class Model {
        var items: [Item] = []
        var kind = Kind.a
        var date = Date()
        var on = false
      }
      enum Kind: String, CaseIterable, Identifiable {
        case a, b
        var id: Self { self }
      }
      struct Item: Identifiable, Hashable, Codable {
        var id = UUID()
        var name = ""
      }
      @MainActor final class Old: ObservableObject {
        @Published var n = 0
        nonisolated init() {}
      }
      struct A: View {
        @State private var model: Model
        @StateObject private var old: Old
        init(model: Model) {
          _model = State(initialValue: model)
          _old = StateObject(wrappedValue: Old())
        }
        var body: some View {
          content.padding([.top, .leading], 3).padding(4).padding(.vertical)
        }
        @ViewBuilder private var content: some View {
          switch model.kind {
          case .a: Text(verbatim: "a")
          case .b: List($model.items) { $item in TextField("n", text: $item.name) }
          }
          if let first = model.items.first, first.name.isEmpty {
            row(first)
          } else if model.on {
            Color.red.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Text("") }
          }
          ForEach($model.items) { $item in Toggle(item.name, isOn: $model.on) }
          ForEach(Array(model.items.enumerated()), id: \.offset) { index, item in
            Text("\(index) \(item.name)")
          }
          Picker("k", selection: $model.kind) { ForEach(Kind.allCases) { Text($0.rawValue).tag($0) } }
          Text("a").foregroundStyle(model.on ? .red : .blue).font(.system(size: 12, weight: .bold))
          Image(systemName: "x").resizable().scaledToFit().frame(width: 10, height: 10).imageScale(.large)
          Text("a") + Text("b").bold()
          Button(role: .cancel) {
          } label: {
            Text("x")
          }
          NavigationLink {
            Text("d")
          } label: {
            Text("l")
          }
          Wrapper {
            Text("w")
            Text("v")
          }
          Button("x") { withAnimation { model.on.toggle() } }
          Button("x") { Task { @MainActor in model.on = true } }
          Button("x") { Task { await save() } }
          LabeledContent("a", value: "b")
          Text(model.date, style: .date)
          DatePicker("d", selection: $model.date)
          Menu("m") { Button("x") {} }
          GeometryReader { p in Text("\(p.size.width)") }
          Text(1.5, format: .number)
          HStack {
            Spacer()
            Divider()
            Rectangle().fill(.blue)
          }
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("a") {} }
            ToolbarItem(placement: .confirmationAction) { EmptyView() }
          }
          .toolbar { Button("c") {} }
          .onChange(of: model.on) { Task { await save() } }
          .alert("t", isPresented: $model.on, presenting: model.items.first) { i in
            Button(i.name) {}
          } message: { i in
            Text(i.name)
          }
          .confirmationDialog("t", isPresented: $model.on) { Button("x") {} }
          .background(.thinMaterial).background { Color.blue }.overlay(alignment: .top) { Text("") }
          .tint(.red)
          .swipeActions { Button("d", role: .destructive) {} }
          .onTapGesture { model.on = false }
          .id(model.kind)
          .accessibilityLabel("a")
          .listRowSeparator(.hidden)
        }
        private func row(_ item: Item) -> some View { Label(item.name, systemImage: "x").card() }
        private func save() async {}
      }
      extension View { func card() -> some View { modifier(CardModifier()) } }
      struct CardModifier: ViewModifier {
        func body(content: Content) -> some View { content.cornerRadius(4) }
      }
      struct Wrapper<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      """#),
    StandInProgram(
      "generic views, bindings handed down, views made by a wireframe",
      #"""
      import Combine
      import SwiftUI

      @MainActor @Observable final class Model { var n = 0 }
      @MainActor final class Old: ObservableObject {
        @Published var n = 0
        nonisolated init() {}
      }
      struct Wrapper2<Content: View>: View {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
      }
      struct B: View {
        @ObservedObject private var old: Old
        @Binding var text: String
        @Environment(\.scenePhase) private var phase
        init(old: Old, text: Binding<String>) {
          self.old = old
          _text = text
        }
        var body: some View {
          TextField("x", text: $text).onSubmit { old.n += 1 }.onChange(of: phase) { _, p in
            if p == .active { old.n = 0 }
          }
        }
      }
      struct C: View {
        let presenter: any Presenting
        let onDone: @MainActor () -> Void
        var body: some View {
          B(old: Old(), text: .constant("")).task {
            await presenter.load()
            onDone()
          }.refreshable { await presenter.load() }
          TabView {
            Text("a").tabItem { Label("a", systemImage: "b") }.tag(0)
            Text("b")
          }
          ScrollView { LazyVStack(spacing: 4) { ForEach(0..<3, id: \.self) { Text("\($0)") } } }
        }
      }
      @MainActor protocol Presenting: AnyObject, Sendable { func load() async }
      struct Item2: Identifiable {
        let id: Int
        let view: AnyView
      }
      #if DEBUG
        struct P: PreviewProvider {
          static var previews: some View { Group { Text("a").environment(Model()) } }
        }
      #endif
      @MainActor final class Wire {
        func make() -> some View { Text("a").environment(Model()) }
        func erased() -> AnyView { AnyView(make()) }
      }
      """#),
  ]
}
