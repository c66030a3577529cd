public import Foundation

/// What a view or a controller imposes on itself and on what is in it.
@MainActor public protocol UITraitOverrides {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// The size of texts that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AXXXL")
}

struct TraitOverrides: UITraitOverrides {
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
}

extension UIView {
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides() }
    set {}
  }
}

extension UIViewController {
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides() }
    set {}
  }
}
