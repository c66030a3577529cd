/// What the real SwiftUI refuses, where a label, a type, an initializer or an import is wrong.
enum SwiftUIWordingMistakes {
  static let everywhere = [
    StandInMistake(
      "a destination by the wrong label",
      says: "incorrect argument label in call (have 'of:_:', expected 'for:_:')",
      """
      import SwiftUI
      struct Content: View {
        var body: some View { Text("").navigationDestination(«of»→«for»: Int.self) { Text("\\($0)") } }
      }
      """),
    StandInMistake(
      "a sheet by the wrong label",
      says: "incorrect argument label in call (have 'presented:_:', expected 'isPresented:_:')",
      """
      import SwiftUI
      struct Content: View {
        @State var isShown = false
        var body: some View { Text("").sheet(«presented»→«isPresented»: $isShown) { Text("") } }
      }
      """),
    StandInMistake(
      "a stack's path that is not a binding",
      says: "expected type 'Binding<[Int]>'",
      """
      import SwiftUI
      struct Content: View {
        @State var path: [Int] = []
        var body: some View { NavigationStack(path: «path»→«$path») { Text("") } }
      }
      """),
    StandInMistake(
      "a stack's path of what is not Hashable",
      says: "no exact matches in call to initializer",
      """
      import SwiftUI
      struct Route«»→«: Hashable» { let n: Int }
      struct Content: View {
        @State var path: [Route] = []
        var body: some View { NavigationStack(path: $path) { Text("") } }
      }
      """),
    StandInMistake(
      "a toggle of a number",
      says: "cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Bool>'",
      """
      import SwiftUI
      struct Content: View {
        @State var isOn = «1»→«true»
        var body: some View { Toggle("On", isOn: $isOn) }
      }
      """),
    StandInMistake(
      "a view's own property, changed in its body",
      says: "'self' is immutable",
      """
      import SwiftUI
      struct Content: View { «»→«@State »var n = 0; var body: some View { Button("Go") { n += 1 } } }
      """),
    StandInMistake(
      "a published property of a structure",
      says: "@Published is only available on properties of classes",
      """
      import Combine
      «struct Model»→«final class Model: ObservableObject» { @Published var n = 0 }
      func read(_ model: Model) -> Int { model.n }
      """),
    StandInMistake(
      "Combine's own types by SwiftUI alone",
      says: "cannot find type 'AnyCancellable' in scope",
      """
      «»→«import Combine»
      import SwiftUI
      @MainActor final class Model { var bag = Set<AnyCancellable>() }
      """),
  ]

  static let iOS = [
    StandInMistake(
      "a hosting controller, made outside of the main actor",
      says: "call to main actor-isolated initializer 'init(rootView:)'",
      """
      import SwiftUI
      import UIKit
      struct Content: View { nonisolated init() {}; var body: some View { Text("") } }
      struct Wireframe {
        «»→«@MainActor »func make() -> UIViewController { UIHostingController(rootView: Content()) }
      }
      """),
    StandInMistake(
      "a subclass of a hosting controller without init(coder:)",
      says: "'required' initializer 'init(coder:)' must be provided by subclass",
      """
      import SwiftUI
      import UIKit
      struct Content: View { var body: some View { Text("") } }
      final class Host: UIHostingController<Content> {
        let n: Int
        init(n: Int) { self.n = n; super.init(rootView: Content()) }
        «»→«@available(*, unavailable) required init?(coder: NSCoder) { nil }»
      }
      """),
    StandInMistake(
      "a hosting controller of what is no view",
      says: "requires that 'Content' conform to 'View'",
      """
      import SwiftUI
      import UIKit
      struct Content«»→«: View» { var body: some View { Text("") } }
      @MainActor func make() -> UIViewController { UIHostingController(rootView: Content()) }
      """),
    StandInMistake(
      "a representable that cannot be updated",
      says: "type 'Wrapped' does not conform to protocol 'UIViewControllerRepresentable'",
      """
      import SwiftUI
      import UIKit
      struct Wrapped: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        «»→«func updateUIViewController(_ controller: UIViewController, context: Context) {}»
      }
      """),
  ]

  static let macOS = [
    StandInMistake(
      "what only iOS has",
      says: "has no member 'fullScreenCover'",
      """
      import SwiftUI
      struct Content: View {
        @State var isShown = false
        var body: some View {
          Text("").«fullScreenCover»→«sheet»(isPresented: $isShown) { Text("") }
        }
      }
      """),
    StandInMistake(
      "the controller of the other platform",
      says: "cannot find 'UIHostingController' in scope",
      """
      import SwiftUI
      @MainActor func make() { _ = «UI»→«NS»HostingController(rootView: Text("")) }
      """),
    StandInMistake(
      "a hosting view's subclass without init(rootView:)",
      says: "'required' initializer 'init(rootView:)' must be provided by subclass",
      """
      import AppKit
      import SwiftUI
      final class Host: NSHostingView<Text> {
        init() { super.init(rootView: Text("")) }
        «»→«required init(rootView: Text) { super.init(rootView: rootView) }»
        @available(*, unavailable) required init?(coder: NSCoder) { nil }
      }
      """),
  ]
}
