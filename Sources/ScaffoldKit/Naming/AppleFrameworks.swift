/// Which of Apple's frameworks a type comes from, by its name. Names that any program might give to a type of
/// its own, such as `Color`, are left out.
enum AppleFrameworks {
  /// The framework of a type, such as `CoreLocation` for `CLLocation`; `nil` if none is known.
  static func framework(of type: String) -> String? {
    if let framework = ReservedNames.userInterface(with: type) { return framework.rawValue }
    if let framework = exact[type] { return framework }
    return prefixes.first { prefix, _ in hasPrefix(prefix, type) }?.framework
  }

  /// Whether the type begins with the prefix and then a word, as `CLLocation` does with `CL`.
  private static func hasPrefix(_ prefix: String, _ type: String) -> Bool {
    guard type.hasPrefix(prefix) else { return false }
    let rest = type.dropFirst(prefix.count).prefix(2)
    return prefix.last?.isLowercase == true
      || rest.first?.isUppercase == true && rest.last?.isLowercase == true
  }

  /// Longer prefixes come before shorter ones that they begin with.
  private static let prefixes: [(prefix: String, framework: String)] = [
    ("ARKit", "ARKit"), ("ASAuthorization", "AuthenticationServices"),
    ("ASWebAuthentication", "AuthenticationServices"), ("AR", "ARKit"), ("AV", "AVFoundation"),
    ("BGTask", "BackgroundTasks"), ("BG", "BackgroundTasks"), ("CA", "QuartzCore"),
    ("CB", "CoreBluetooth"), ("CI", "CoreImage"), ("CK", "CloudKit"), ("CL", "CoreLocation"),
    ("CMAcceleration", "CoreMotion"), ("CMAltitude", "CoreMotion"), ("CMAttitude", "CoreMotion"),
    ("CMDevice", "CoreMotion"), ("CMMotion", "CoreMotion"), ("CMPedometer", "CoreMotion"),
    ("CMSample", "CoreMedia"), ("CMTime", "CoreMedia"), ("CN", "Contacts"), ("CX", "CallKit"),
    ("EK", "EventKit"), ("GC", "GameController"), ("GK", "GameKit"), ("HK", "HealthKit"),
    ("HM", "HomeKit"), ("IN", "Intents"), ("LA", "LocalAuthentication"),
    ("LP", "LinkPresentation"), ("MC", "MultipeerConnectivity"), ("MF", "MessageUI"),
    ("MK", "MapKit"), ("ML", "CoreML"), ("MP", "MediaPlayer"), ("MTK", "MetalKit"),
    ("MTL", "Metal"), ("MX", "MetricKit"), ("NFC", "CoreNFC"), ("NL", "NaturalLanguage"),
    ("NSAttribute", "Foundation"), ("NSBatch", "CoreData"), ("NSEntity", "CoreData"),
    ("NSFetch", "CoreData"), ("NSManaged", "CoreData"), ("NSPersistent", "CoreData"),
    ("NW", "Network"), ("PDF", "PDFKit"), ("PHPicker", "PhotosUI"), ("PH", "Photos"),
    ("PKCanvas", "PencilKit"), ("PKDrawing", "PencilKit"), ("PKInk", "PencilKit"),
    ("PKPass", "PassKit"), ("PKPayment", "PassKit"), ("QL", "QuickLook"), ("SCN", "SceneKit"),
    ("SFSafari", "SafariServices"), ("SFSpeech", "Speech"), ("SKDownload", "StoreKit"),
    ("SKPayment", "StoreKit"), ("SKProduct", "StoreKit"), ("SKReceipt", "StoreKit"),
    ("SKStore", "StoreKit"), ("SK", "SpriteKit"), ("UN", "UserNotifications"), ("VN", "Vision"),
    ("WC", "WatchConnectivity"), ("WK", "WebKit"),
  ]

  private static let exact: [String: String] = [
    "AnyCancellable": "Combine", "AnyPublisher": "Combine", "AnyView": "SwiftUI",
    "Cancellable": "Combine", "CGColor": "CoreGraphics", "CGContext": "CoreGraphics",
    "CGImage": "CoreGraphics", "CGPath": "CoreGraphics", "ConnectablePublisher": "Combine",
    "CurrentValueSubject": "Combine", "Logger": "os", "LocalizedStringKey": "SwiftUI",
    "NavigationPath": "SwiftUI", "OSLog": "os", "ObservableObject": "Combine",
    "PassthroughSubject": "Combine", "UTType": "UniformTypeIdentifiers",
  ]
}
