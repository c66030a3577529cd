@MainActor @preconcurrency public protocol ListStyle {}

public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}

public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
}

public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
}

public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

#if canImport(UIKit)
  public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
  }

  public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
  }

  extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
  }

  extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
  }
#endif

@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }

@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension View {
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { self }
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View { self }
}
