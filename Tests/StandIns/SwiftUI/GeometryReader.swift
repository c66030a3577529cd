public struct GeometryReader<Content>: View where Content: View {
  public var body: Never { neverRuns() }
  public var content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    neverRuns()
  }
}

public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
