// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

@objc @MainActor open class UIScene: UIResponder {
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var session: UISceneSession { UISceneSession() }
  open var activationState: ActivationState { .unattached }

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init()
  }

  @objc(UISceneConnectionOptions) @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  @objc(UISceneActivationState) public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
}

@objc @MainActor open class UIOpenURLContext: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
}

@objc @MainActor open class UISceneSession: NSObject {
  open var scene: UIScene? { nil }
  open var role: Role { .windowApplication }

  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "window")
  }
}

@objc @MainActor open class UISceneConfiguration: NSObject {
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    super.init()
  }
}

@objc @MainActor open class UIWindowScene: UIScene {
  open var screen: UIScreen { UIScreen.main }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
}

@objc @MainActor public protocol UISceneDelegate where Self: NSObject {
  @objc optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  @objc optional func sceneDidDisconnect(_ scene: UIScene)
  @objc optional func sceneDidBecomeActive(_ scene: UIScene)
  @objc optional func sceneWillResignActive(_ scene: UIScene)
  @objc optional func sceneWillEnterForeground(_ scene: UIScene)
  @objc optional func sceneDidEnterBackground(_ scene: UIScene)
  @objc optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

@objc @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
}
