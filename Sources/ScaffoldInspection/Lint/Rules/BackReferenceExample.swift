extension Rule.Example {
  /// A view that owns its presenter, and a presenter with a reference back to it.
  ///
  /// - Parameters:
  ///   - property: the property of the presenter, without its type.
  ///   - bound: what the protocol of the view inherits from.
  static func backReference(
    _ property: String = "weak var view", bound: String = ": AnyObject"
  ) -> Rule.Example {
    Rule.Example(
      """
      protocol LoginViewInput\(bound) { func show() }
      protocol LoginPresenterInput: AnyObject { func load() }
      class LoginViewController: UIViewController, LoginViewInput {
        var presenter: LoginPresenterInput?
        override func viewDidLoad() { presenter?.load() }
        func show() {}
      }
      class LoginPresenter: LoginPresenterInput {
        \(property): LoginViewInput?
        func load() { view?.show() }
      }
      """)
  }
}
