public struct Text: Equatable, Sendable {
  public init(verbatim content: String) {}
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {}
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  public init(_ attributedContent: AttributedString) {}
  public init(_ image: Image) {}
  public init(_ date: Date, style: DateStyle) {}
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}

  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let timer = DateStyle()
  }
}

extension Text: View {
  public var body: Never { neverRuns() }
}

extension Text {
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
  nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }
  nonisolated public func bold() -> Text { self }
  nonisolated public func bold(_ isActive: Bool) -> Text { self }
  nonisolated public func italic() -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }
  public static func + (lhs: Text, rhs: Text) -> Text { lhs }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension View {
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { self }
  nonisolated public func textSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability { self }
}

public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
