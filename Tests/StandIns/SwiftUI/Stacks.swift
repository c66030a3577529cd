public struct VStack<Content>: View where Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct HStack<Content>: View where Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct ZStack<Content>: View where Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct LazyVStack<Content>: View where Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

public struct LazyHStack<Content>: View where Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct ScrollView<Content>: View where Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct Spacer: Sendable {
  public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View {
  public var body: Never { neverRuns() }
}

public struct Divider: View {
  public var body: Never { neverRuns() }
  nonisolated public init() {}
}
