@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    public var body: Never { neverRuns() }
  }
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  public func trigger() {}
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    public var body: Never { neverRuns() }
  }
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    self
  }
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { self }
}
