#if canImport(UIKit)
  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
  where Self.Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @MainActor @preconcurrency
    func updateUIViewController(
      _ uiViewController: Self.UIViewControllerType, context: Self.Context
    )
    @MainActor @preconcurrency
    static func dismantleUIViewController(
      _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
    )
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  }

  extension UIViewControllerRepresentable {
    public var body: Never { neverRuns() }
    public static func dismantleUIViewController(
      _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
    ) {}
  }

  extension UIViewControllerRepresentable where Self.Coordinator == Void {
    public func makeCoordinator() {}
  }

  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<Representable>
  where Representable: UIViewControllerRepresentable {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
  }

  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  }

  extension UIViewRepresentable {
    public var body: Never { neverRuns() }
    public static func dismantleUIView(
      _ uiView: Self.UIViewType, coordinator: Self.Coordinator
    ) {}
  }

  extension UIViewRepresentable where Self.Coordinator == Void {
    public func makeCoordinator() {}
  }

  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable>
  where Representable: UIViewRepresentable {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
  }
#endif
