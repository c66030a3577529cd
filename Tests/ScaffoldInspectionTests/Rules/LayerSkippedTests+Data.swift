import ScaffoldInspection
import Testing

extension LayerSkippedTests {
  /// Data that a view or a presenter gets by itself.
  @Suite("layer-skipped: data")
  struct DataTests {
    /// A module in which the view and the presenter have some members.
    static func module(
      view: String = "", presenter: String = "", name: String = "Login", more: String = ""
    ) -> String {
      """
      protocol \(name)ViewInput: AnyObject {}
      protocol \(name)PresenterInput: AnyObject {}
      protocol \(name)InteractorInput: AnyObject {}
      class \(name)ViewController: UIViewController, \(name)ViewInput {
        var presenter: \(name)PresenterInput?
        \(view)
      }
      class \(name)Presenter: \(name)PresenterInput {
        weak var view: \(name)ViewInput?
        var interactor: \(name)InteractorInput?
        \(presenter)
      }
      class \(name)Interactor: \(name)InteractorInput {}
      \(more)

      """
    }

    static let uses = [
      "func a() { UserDefaults.standard.set(1, forKey: \"\") }",
      "func a() -> String? { UserDefaults.standard.string(forKey: \"\") }",
      "func a() { if let b = UserDefaults.standard.value(forKey: \"\") { print(b) } }",
      "var a: Bool { UserDefaults.standard.bool(forKey: \"\") }",
      "let defaults = UserDefaults.standard", "lazy var defaults = UserDefaults.standard",
      "private let defaults: UserDefaults = UserDefaults.standard",
      "func a() { let b = UserDefaults\n  .standard\n b.synchronize() }",
      "init(defaults: UserDefaults = UserDefaults.standard) {}",
      "init(a: Int, defaults: UserDefaults = .standard) {}",
      "let defaults: UserDefaults! = .standard",
      "let defaults = Foundation.UserDefaults.standard",
      "let defaults = UserDefaults(suiteName: \"group\")", "let defaults = UserDefaults.init()",
      "deinit { UserDefaults.standard.synchronize() }",
      "subscript(key: String) -> Int { UserDefaults.standard.integer(forKey: key) }",
      "#if DEBUG\n  func a() { UserDefaults.standard.synchronize() }\n  #endif",
      "@objc private func a() { UserDefaults.standard.removeObject(forKey: \"\") }",
      "override func viewDidLoad() { run { [weak self] in UserDefaults.standard.synchronize() } }",
    ]

    @Test("reports settings that are read or written", arguments: uses, [true, false])
    func settings(_ use: String, _ isView: Bool) {
      let text = isView ? Self.module(view: use) : Self.module(presenter: use)
      let expected =
        isView
        ? "the view 'LoginViewController' uses 'UserDefaults' and skips the presenter"
        : "the presenter 'LoginPresenter' uses 'UserDefaults' and skips the interactor"
      #expect(messages("layer-skipped", text) == [expected])
    }

    @Test(
      "reports requests, databases and shared services",
      arguments: [
        ("URLSession", "func a() { URLSession.shared.dataTask(with: url).resume() }"),
        ("URLSession", "let session = URLSession(configuration: .default)"),
        ("URLSession", "let session: URLSession = .shared"),
        ("URLSession", "let session: URLSession = .init(configuration: .default)"),
        ("NSFetchRequest", "let a = NSFetchRequest /* all */ <User>(entityName: \"\")"),
        ("UserService", "let service: UserService = .shared"),
        ("AF", "func a() { AF.request(url) }"), ("AF", "func a() { AF.upload(b, to: url) }"),
        ("Alamofire", "func a() { Alamofire.request(url) }"),
        ("Realm", "func a() throws { let realm = try Realm() }"),
        ("NSFetchRequest", "let a = NSFetchRequest<User>(entityName: \"\")"),
        ("NSPersistentContainer", "let a = NSPersistentContainer(name: \"\")"),
        ("UserService", "func a() { UserService.shared.load() }"),
        ("UserService", "let service = UserService.shared"),
        ("UserRepository", "func a() { UserRepository.sharedInstance.load() }"),
      ])
    func others(_ name: String, _ use: String) {
      let more =
        "class UserService { static let shared = UserService() }\n"
        + "class UserRepository { static let sharedInstance = UserRepository() }"
      #expect(
        messages("layer-skipped", Self.module(presenter: use, more: more))
          == ["the presenter 'LoginPresenter' uses '\(name)' and skips the interactor"])
    }

    @Test(
      "is silent for other uses",
      arguments: [
        "// UserDefaults.standard", "let a = \"UserDefaults.standard\"",
        "func a(_ request: NSFetchRequest<User>) {}", "var a: NSFetchRequest<User>?",
        "func a(_ value: Any) -> Bool { value is URLSession }", "let a: URLSession? = nil",
        "func a(_ type: Any.Type) -> Bool { type == URLSession.self }", "let a: [Realm] = []",
        "enum UserDefaults { static let standard = 1 }\n  func a() { print(UserDefaults.standard) }",
        "func a(_ defaults: UserDefaults) {}", "let a = UserDefaults.self",
        "let key = UserDefaults.didChangeNotification", "let a = Keys.UserDefaults.standard",
        "func a() { UserService.log() }", "let a: UserService",
        "func a() { Analytics.shared.log() }",
        "func a() { URLSession.invalidate() }", "let a = AF.session",
        "static func build() { let a = UserDefaults.standard }",
        "static let defaults = UserDefaults.standard",
        "struct Store { func a() { UserDefaults.standard.synchronize() } }",
        "func a() { OtherService.shared.load() }", "func a() { userService.shared.load() }",
        "let userDefaults = 1", "func UserDefaults(_ standard: Int) {}",
        "let theme = ThemeProtocolService.shared",
        "func a() { UIApplication.shared.open(url) }",
        "func a() { NotificationCenter.default.post(name: name, object: nil) }",
      ])
    func silent(_ use: String) {
      let more =
        "class UserService { static let shared = UserService() }\nprotocol ThemeProtocolService {}\n"
        + "class Analytics { static let shared = Analytics() }"
      #expect(messages("layer-skipped", Self.module(view: use, presenter: use, more: more)) == [])
    }

    @Test("reports each name once in a type, and also in extensions")
    func once() {
      let use = "func a() { UserDefaults.standard.synchronize(); UserDefaults.standard.a() }"
      let other = "extension LoginPresenter { func b() { UserDefaults.standard.b() } }"
      #expect(messages("layer-skipped", Self.module(presenter: use, more: other)).count == 1)
      #expect(messages("layer-skipped", Self.module(more: other)).count == 1)
      let extended = "extension UserDefaults { var name: String { \"\" } }"
      #expect(messages("layer-skipped", Self.module(presenter: use, more: extended)).count == 1)
    }

    @Test(
      "is silent without an interactor, for a type of the project, and where most modules do it")
    func norm() {
      let use = "func a() { UserDefaults.standard.synchronize() }"
      let alone = Self.module(view: use).replacing("class LoginInteractor", with: "class Other")
      #expect(messages("layer-skipped", alone) == [])
      let own = "class UserDefaults { static let standard = UserDefaults() }"
      #expect(messages("layer-skipped", Self.module(view: use, more: own)) == [])
      let many = ["A", "B", "C", "D"].map { name in
        Self.module(view: name == "D" ? "" : use, name: name)
      }
      #expect(messages("layer-skipped", many.joined()) == [])
      #expect(messages("layer-skipped", many[2...].joined()).count == 1)
    }
  }
}
