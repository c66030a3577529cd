public import Foundation

@objc @MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { UIApplication() }
  open unowned(unsafe) var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled = false
  open var applicationState: State { .active }
  open var windows: [UIWindow] { [] }
  open var connectedScenes: Set<UIScene> { [] }

  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}

  public static let openSettingsURLString = ""

  @objc(UIApplicationState) public enum State: Int, Sendable {
    case active, inactive, background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  nonisolated public static let didBecomeActiveNotification = NSNotification.Name("active")
  nonisolated public static let willResignActiveNotification = NSNotification.Name("inactive")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name("background")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name("foreground")
}

@objc @MainActor public protocol UIApplicationDelegate where Self: NSObject {
  @objc optional var window: UIWindow? { get set }
  @objc optional func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @objc optional func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @objc optional func applicationDidBecomeActive(_ application: UIApplication)
  @objc optional func applicationWillResignActive(_ application: UIApplication)
  @objc optional func applicationDidEnterBackground(_ application: UIApplication)
  @objc optional func applicationWillEnterForeground(_ application: UIApplication)
  @objc optional func applicationWillTerminate(_ application: UIApplication)
  @objc optional func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  @objc optional func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public static func main() {}
}

/// A delegate's `@objc` requirement takes launch options, so their keys must be bridged.
extension UIApplication.LaunchOptionsKey: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSString, result: inout UIApplication.LaunchOptionsKey?
  ) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout UIApplication.LaunchOptionsKey?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSString?
  ) -> UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey(rawValue: "") }
}
