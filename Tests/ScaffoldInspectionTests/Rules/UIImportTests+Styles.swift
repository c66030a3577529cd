import RecognitionSupport
import ScaffoldInspection
import Testing

extension UIImportTests {
  @Test(
    "finds an import in the styles of many teams",
    arguments: [
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        @_exported import UIKit
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports SwiftUI"],
        """
        // file: App/LoginPresenter.swift
        internal import struct SwiftUI.Color
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports Cocoa"],
        """
        // file: App/LoginPresenter.swift
        import Cocoa
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports TVUIKit"],
        """
        // file: App/LoginPresenter.swift
        import TVUIKit
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'Login.Presenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        import UIKit
        extension Login { final class Presenter {} }
        // file: App/LoginInteractor.swift
        enum Login {}
        extension Login { final class Interactor {} }
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        class LoginPresenter {}
        // file: App/LoginPresenter+Table.swift
        import UIKit
        extension LoginPresenter { func a(_ x: UITableView) {} }
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenterImpl' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        import UIKit
        protocol LoginPresenterInput: AnyObject { func f() }
        final class LoginPresenterImpl: LoginPresenterInput { func f() {} }
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        [
          "the file of the presenter 'LoginPresenter' imports UIKit",
          "the file of the presenter 'LoginPresenter' imports AppKit",
        ],
        """
        // file: App/LoginPresenter.swift
        #if os(iOS)
        import UIKit
        #elseif os(macOS)
        import AppKit
        #endif
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        #if canImport(UIKit) && !os(watchOS)
        import UIKit
        #endif
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        #if canImport(AppKit)
        import Foundation
        #else
        import UIKit
        #endif
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        #if canImport(AppKit)
        #if canImport(UIKit)
        import UIKit
        #endif
        #endif
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        import /* the kit */ UIKit // later
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        import Foundation;import UIKit;
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        class LoginPresenter {}
        import UIKit
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the interactor 'LoginInteractor' imports SwiftUI"],
        """
        // file: App/LoginPresenter.swift
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        import SwiftUI
        struct LoginInteractor {}
        """
      ),
      (
        ["the file of the worker 'LoginDataManager' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        class LoginPresenter {}
        // file: App/LoginDataManager.swift
        import UIKit
        class LoginDataManager {}
        """
      ),
      (
        ["the file of the entity 'LoginEntity' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        // file: App/LoginEntity.swift
        import UIKit
        enum LoginEntity { case a }
        """
      ),
      (
        ["the file of the entity 'LoginModel' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        // file: App/LoginModel.swift
        import UIKit
        final class LoginModel: Codable {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        import let UIKit.UIApplicationOpenSettingsURLString
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/LoginPresenter.swift
        import UIKit.UIGestureRecognizerSubclass
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports UIKit"],
        """
        // file: App/Login.swift
        import UIKit
        class LoginPresenter {}
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports SwiftUI"],
        """
        // file: App/LoginPresenter.swift
        @_spi(Private) @preconcurrency private import SwiftUI
        class LoginPresenter {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
      (
        ["the file of the presenter 'LoginPresenter' imports SwiftUI"],
        """
        // file: App/LoginPresenter.swift
        class LoginPresenter {}
        // file: App/LoginPresenter+ViewOutput.swift
        import SwiftUI
        protocol LoginViewOutput {}
        extension LoginPresenter: LoginViewOutput {}
        // file: App/LoginInteractor.swift
        class LoginInteractor {}
        """
      ),
    ] as [([String], String)])
  func styles(_ expected: [String], _ code: String) {
    let found = Lint(of: sources(of: code)).findings.filter { $0.rule == "ui-import" }
    #expect(found.map(\.message) == expected)
  }

  @Test(
    "is silent about what only looks like an import",
    arguments: [
      """
      // file: App/LoginPresenter.swift
      import UIKit
      class LoginPresenter: NSObject, UITableViewDataSource {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/Login.swift
      import UIKit
      class LoginViewController: UIViewController {}
      class LoginPresenter {}
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      import UIKit
      class LoginPresenter { final class Row: UITableViewCell {} }
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      import SwiftUI
      class LoginPresenter {}
      struct LoginStyle: ViewModifier { func body(content: Content) -> some View { content } }
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      import SwiftUI
      class LoginPresenter {}
      struct LoginStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      import SwiftUI
      class LoginPresenter {}
      struct LoginPreview: PreviewProvider { static var previews: some View { Text("") } }
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      import SwiftUI
      class LoginPresenter {}
      struct LoginContent {}
      extension LoginContent: View { var body: some View { Text("") } }
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      import AppKit
      class LoginPresenter {}
      class LoginWindow: NSWindowController {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      import WatchKit
      class LoginPresenter {}
      class LoginScreen: WKInterfaceController {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      import SwiftUI
      class LoginPresenter {}
      struct LoginContent: SwiftUI.View { var body: some SwiftUI.View { Text("") } }
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/Base.swift
      import UIKit
      class BaseScreen: UIViewController {}
      // file: App/LoginPresenter.swift
      import UIKit
      class LoginPresenter {}
      class LoginScreen: BaseScreen {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      import UserNotifications
      import MapKit
      import StoreKit
      import PhotosUI
      import UIKitCore
      import UIComponents
      import SwiftUIX
      class LoginPresenter {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      #"""
      // file: App/LoginPresenter.swift
      let text = """
      import UIKit
      """
      class LoginPresenter {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """#,
      """
      // file: App/HomeModels.swift
      import UIKit
      enum HomeModels { struct Row { let image: UIImage } }
      // file: App/Home.swift
      class HomeViewController { var interactor: HomeInteractor? }
      class HomeInteractor { var presenter: HomePresenter? }
      class HomePresenter { weak var vc: HomeViewController? }
      """,
      """
      // file: App/LoginPresenter.swift
      class LoginPresenter {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      // file: AppTests/LoginPresenterTests.swift
      import UIKit
      class LoginPresenterTests {}
      """,
      """
      // file: App/LoginPresenter.swift
      class LoginPresenter {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      // file: App/LoginViewModel.swift
      import UIKit
      struct LoginViewModel { let image: UIImage }
      """,
      """
      // file: App/LoginPresenter.swift
      class LoginPresenter {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      // file: App/LoginCoordinator.swift
      import UIKit
      final class LoginCoordinator {}
      // file: App/LoginFactory.swift
      import UIKit
      enum LoginFactory {}
      """,
      """
      // file: App/LoginPresenter.swift
      class LoginPresenter { func `import`() {}; let UIKit = 1 }
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      #if false
      import UIKit
      #endif
      class LoginPresenter {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      import SwiftUI
      class LoginPresenter {}
      #Preview { Text("") }
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      class LoginPresenter: NSObject {}
      // file: App/LoginPresenter+Table.swift
      import UIKit
      extension LoginPresenter: UITableViewDataSource {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
      """
      // file: App/LoginPresenter.swift
      class LoginPresenter {}
      // file: App/LoginRouter.swift
      class LoginRouter {}
      // file: App/Login+Debug.swift
      import UIKit
      extension LoginPresenter {}
      extension LoginRouter {}
      // file: App/LoginInteractor.swift
      class LoginInteractor {}
      """,
    ])
  func looksWrong(_ code: String) {
    let lint = Lint(of: sources(of: code))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "ui-import" }.map(\.message) == [])
  }
}
