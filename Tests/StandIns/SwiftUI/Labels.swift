public struct Label<Title, Icon>: View where Title: View, Icon: View {
  public var body: Never { neverRuns() }
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String)
  where S: StringProtocol {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String)
  where S: StringProtocol {}
}

public struct LabeledContent<Label, Content> {}

extension LabeledContent: View where Label: View, Content: View {
  public var body: Never { neverRuns() }
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {}
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {}
  @_disfavoredOverload nonisolated public init<S1, S2>(_ title: S1, value: S2)
  where S1: StringProtocol, S2: StringProtocol {}
}

public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
  public var body: Never { neverRuns() }
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {}
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {}
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) where S: StringProtocol {}
}
