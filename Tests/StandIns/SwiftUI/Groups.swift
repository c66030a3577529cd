public struct Group<Content> {}

extension Group: View where Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct Form<Content>: View where Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct GroupBox<Label, Content>: View where Label: View, Content: View {
  public var body: Never { neverRuns() }
}

extension GroupBox where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}
}

public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { neverRuns() }
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {}
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {}
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {}
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {}
}
