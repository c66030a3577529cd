public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  public var body: Never { neverRuns() }

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {}
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {}
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: Destination)
  where S: StringProtocol {}
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {}
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Hashable {}
  @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable {}
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label)
  where P: Decodable, P: Encodable, P: Hashable {}
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable {}
  @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {}
}
