extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol { self }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { self }
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }
}

#if canImport(UIKit)
  public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
  }

  extension View {
    nonisolated public func navigationBarTitleDisplayMode(
      _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
  }
#endif
