public struct Menu<Label, Content>: View where Label: View, Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension Menu where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {}
}

public struct Link<Label>: View where Label: View {
  public var body: Never { neverRuns() }
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: URL)
  where S: StringProtocol {}
}

public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {}
}
