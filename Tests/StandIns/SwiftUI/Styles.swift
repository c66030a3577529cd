public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, CustomStringConvertible, ShapeStyle, Sendable {
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(white: Double, opacity: Double = 1) {}
  public init(_ name: String, bundle: Bundle? = nil) {}
  public var description: String { "" }
  public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: View {
  public var body: Never { neverRuns() }
}

extension Color {
  public static let red = Color(white: 0)
  public static let orange = Color(white: 0)
  public static let yellow = Color(white: 0)
  public static let green = Color(white: 0)
  public static let blue = Color(white: 0)
  public static let purple = Color(white: 0)
  public static let pink = Color(white: 0)
  public static let white = Color(white: 0)
  public static let gray = Color(white: 0)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0)
  public static let primary = Color(white: 0)
  public static let secondary = Color(white: 0)
  public static var accentColor: Color { Color(white: 0) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var ultraThinMaterial: Material { Material() }
}

extension View {
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { self }
}
