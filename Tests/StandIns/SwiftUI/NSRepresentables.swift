#if canImport(AppKit)
  @MainActor @preconcurrency public protocol NSViewControllerRepresentable: View
  where Self.Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency
    func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
    @MainActor @preconcurrency
    func updateNSViewController(
      _ nsViewController: Self.NSViewControllerType, context: Self.Context
    )
    @MainActor @preconcurrency
    static func dismantleNSViewController(
      _ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator
    )
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  }

  extension NSViewControllerRepresentable {
    public var body: Never { neverRuns() }
    public static func dismantleNSViewController(
      _ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator
    ) {}
  }

  extension NSViewControllerRepresentable where Self.Coordinator == Void {
    public func makeCoordinator() {}
  }

  @MainActor @preconcurrency
  public struct NSViewControllerRepresentableContext<Representable>
  where Representable: NSViewControllerRepresentable {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
  }

  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Self.Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
    @MainActor @preconcurrency
    func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
    @MainActor @preconcurrency
    static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  }

  extension NSViewRepresentable {
    public var body: Never { neverRuns() }
    public static func dismantleNSView(
      _ nsView: Self.NSViewType, coordinator: Self.Coordinator
    ) {}
  }

  extension NSViewRepresentable where Self.Coordinator == Void {
    public func makeCoordinator() {}
  }

  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<Representable>
  where Representable: NSViewRepresentable {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
  }
#endif
