/// Protocols and classes of libraries, by what a type has to implement for them.
enum KnownProtocols {
  /// Those that do not call members of other names than the listed ones.
  static let withoutMembers: Set<String> = [
    "AnyObject", "class", "NSObjectProtocol", "Sendable", "SendableMetatype", "Actor",
  ]

  /// The members that types implement for a protocol.
  static let members: [String: Set<String>] = [
    "AnyObject": [], "class": [], "NSObjectProtocol": [], "Sendable": [], "SendableMetatype": [],
    "Actor": ["unownedExecutor"], "Codable": ["encode", "CodingKeys"], "Comparable": [],
    "CustomDebugStringConvertible": ["debugDescription"],
    "CustomStringConvertible": ["description"], "Decodable": [], "Encodable": ["encode"],
    "Equatable": [], "Error": [], "Hashable": ["hash", "hashValue"], "Identifiable": ["id"],
    "ObservableObject": ["objectWillChange"], "View": ["body"],
  ]

  /// The superclasses whose members a class only replaces with `override`.
  static let classes: Set<String> = [
    "NSObject", "UIViewController", "UIView", "UINavigationController", "UITabBarController",
    "UITableViewController", "UICollectionViewController", "UITableViewCell",
    "UICollectionViewCell", "NSViewController", "NSView", "NSWindowController",
    "UIHostingController",
  ]

  /// The beginnings of the names of protocols by Apple.
  static let applePrefixes = [
    "UI", "NS", "MK", "CL", "WK", "AV", "MF", "PH", "SF", "SK", "CN", "UN", "QL", "ASAuthorization",
  ]

  /// The attributes that do not make code call a member.
  static let plainAttributes: Set<String> = ["MainActor", "discardableResult", "available"]

  /// The functions that end the program.
  static let ends: Set<String> = ["assertionFailure", "fatalError", "preconditionFailure"]

  /// The names of members that code uses without their names.
  static let implicitNames: Set<String> = [
    "appendInterpolation", "buildArray", "buildBlock", "buildEither", "buildExpression",
    "buildFinalResult", "buildLimitedAvailability", "buildOptional", "buildPartialBlock",
    "callAsFunction", "dynamicallyCall", "main", "projectedValue", "wrappedValue",
  ]

  /// Whether each member for a protocol of Apple's frameworks has the sender as its first parameter.
  static func hasSenders(_ name: String) -> Bool {
    (name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Delegation"))
      && name != "UIApplicationDelegate" && name != "UIWindowSceneDelegate"
      && applePrefixes.contains { name.hasPrefix($0) }
  }
}
