@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Scene { content }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene
  where C0: Scene, C1: Scene { c0 }
}

public struct WindowGroup<Content>: Scene where Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}
}

#if canImport(AppKit)
  public struct Settings<Content>: Scene where Content: View {
    public var body: Never { neverRuns() }
    nonisolated public init(@ViewBuilder content: () -> Content) {}
  }
#endif

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() {}
}
