/// Programs in which SwiftUI meets the other framework of a platform.
enum SwiftUIHostingPrograms {
  static let iOS = [
    StandInProgram(
      "a hosting controller and its subclass, pushed",
      """
      import SwiftUI
      import UIKit

      struct Content: View { let n: Int; var body: some View { Text("\\(n)") } }

      final class Host: UIHostingController<Content> {
        init(n: Int) { super.init(rootView: Content(n: n)) }
        @available(*, unavailable) required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          rootView = Content(n: 2)
        }
      }

      @MainActor struct Wireframe {
        weak var navigation: UINavigationController?
        func show() {
          navigation?.pushViewController(Host(n: 1), animated: true)
          let erased = UIHostingController(rootView: AnyView(Content(n: 1)))
          navigation?.pushViewController(erased, animated: true)
        }
      }
      """),
    StandInProgram(
      "a hosting controller as a child",
      """
      import SwiftUI
      import UIKit

      @MainActor @Observable final class Model { var n = 0 }
      struct Content: View { let model: Model; var body: some View { Text("\\(model.n)") } }

      final class Embedding: UIViewController {
        private let model = Model()
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: Content(model: model))
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
      }
      """),
    StandInProgram(
      "representables, with a coordinator and without",
      """
      import SwiftUI
      import UIKit

      struct Wrapped: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }

      struct Coordinated: UIViewRepresentable {
        final class Coordinator { var n = 0 }
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UIView {
          context.coordinator.n += 1
          return UIView()
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }

      struct Both: View {
        @State private var isShown = false
        var body: some View {
          VStack { Wrapped(); Coordinated() }
            .navigationBarTitleDisplayMode(.inline).fullScreenCover(isPresented: $isShown) { Wrapped() }
        }
      }
      """),
  ]

  static let macOS = [
    StandInProgram(
      "hosting controllers and views",
      """
      import AppKit
      import SwiftUI

      struct Content: View { let n: Int; var body: some View { Text("\\(n)") } }

      final class Host: NSHostingController<Content> {
        init(n: Int) { super.init(rootView: Content(n: n)) }
        @available(*, unavailable) required init?(coder: NSCoder) { nil }
      }

      @MainActor func embed(in controller: NSViewController) {
        controller.addChild(Host(n: 1))
        controller.view.addSubview(NSHostingView(rootView: Content(n: 2)))
      }

      @main struct Demo: App {
        var body: some Scene {
          WindowGroup { Content(n: 3) }
          Settings { Text("Settings") }
        }
      }
      """),
    StandInProgram(
      "representables",
      """
      import AppKit
      import SwiftUI

      struct Wrapped: NSViewControllerRepresentable {
        func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
        func updateNSViewController(_ controller: NSViewController, context: Context) {}
      }

      struct Plain: NSViewRepresentable {
        func makeNSView(context: Context) -> NSView { NSView() }
        func updateNSView(_ view: NSView, context: Context) {}
      }
      """),
  ]
}
