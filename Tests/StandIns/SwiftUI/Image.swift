public struct Image: Equatable, Sendable {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}

  public enum Scale: Hashable, Sendable { case small, medium, large }
}

extension Image: View {
  public var body: Never { neverRuns() }
  nonisolated public func resizable() -> Image { self }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
  nonisolated public func scaledToFit() -> some View { self }
  nonisolated public func scaledToFill() -> some View { self }
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }
}
