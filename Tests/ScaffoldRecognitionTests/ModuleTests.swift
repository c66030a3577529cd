import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("A module")
struct ModuleTests {
  @Test("may share a file with another one, whose name is longer")
  func sharedFile() throws {
    let modules = recognize(
      """
      // file: App/User/All.swift
      class UserPresenter {}
      class UserView {}
      class UserProfilePresenter {}
      class UserProfileView {}
      // file: App/User/Cell.swift
      class UserProfileCell {}
      // file: App/User/Row.swift
      class UserRow {}
      // file: App/Other/Defaults.swift
      class UserDefaultsStore {}
      """
    ).modules
    #expect(modules.map(\.name) == ["User", "UserProfile"])
    #expect(modules[0].files == ["App/User/All.swift", "App/User/Row.swift"])
    #expect(modules[1].files == ["App/User/All.swift", "App/User/Cell.swift"])
  }

  @Test("may have its parts and conformances in several files and in conditionals")
  func severalFiles() throws {
    let module = try only(
      """
      // file: App/Presenters/EditPresenter.swift
      class EditPresenter { weak var view: EditView? }
      // file: App/Views/EditViewController.swift
      #if canImport(UIKit)
        class EditViewController: UIViewController {}
      #else
        class EditViewController {}
      #endif
      // file: App/Views/EditViewController+Edit.swift
      #if canImport(UIKit)
        extension EditViewController: EditView {}
      #endif
      // file: App/Protocols/EditView.swift
      protocol EditView: AnyObject {}
      // file: App/Legacy/EditRouter.m
      @implementation EditRouter @end
      """)
    #expect(module.outline == ["presenter.view -> view EditView EditViewController weak served"])
    #expect(
      module.links[0].conformances.map(\.place.short) == [
        "App/Views/EditViewController+Edit.swift:2"
      ])
    #expect(module.parts.map(\.typeName) == ["EditViewController", "EditPresenter"])
    #expect(module.files.count == 4)
  }

  @Test("may be a type with its parts in it")
  func nestedTypes() throws {
    let module = try only(
      """
      enum SearchModule {
        protocol ViewInput: AnyObject {}
        final class Presenter { weak var view: ViewInput? }
      }
      extension SearchModule { final class ViewController: UIViewController, ViewInput {} }
      """)
    #expect(module.name == "Search")
    #expect(
      module.outline == [
        "presenter.view -> view SearchModule.ViewInput SearchModule.ViewController weak served"
      ])
    #expect(module.helpers.map(\.typeName) == ["SearchModule"])
  }

  @Test("has a presenter or an interactor and two roles, which are no protocols and in no tests")
  func conditions() {
    let modules = recognize(
      """
      // file: App/A.swift
      protocol LoginPresenter {}
      class LoginPresenterImpl: LoginPresenter {}
      class LoginViewController { let presenter: LoginPresenter }
      class CardView {}; class CardRouter {}
      class AloneInteractor {}; class AloneBuilder {}
      protocol FormPresenter {}; class FormView {}
      class Presenter {}; class View {}
      // file: AppTests/B.swift
      class MenuPresenter {}; class MenuView {}
      """
    ).modules
    #expect(modules.map(\.name) == ["Login"])
    #expect(modules[0].parts.map(\.typeName) == ["LoginViewController", "LoginPresenterImpl"])
  }

  @Test("may have roles with other suffixes")
  func roleTable() {
    let roles = RoleTable(
      [
        RoleTable.Entry(.view, ["Screen"]),
        RoleTable.Entry(Role(rawValue: "decider"), ["Brain"]),
      ], required: [Role(rawValue: "decider")])
    let result = recognize("struct PaymentScreen {}\nclass PaymentBrain {}", roles: roles)
    #expect(result.modules.map(\.name) == ["Payment"])
    #expect(result.modules[0].roles.map(\.rawValue) == ["view", "decider"])
  }

  @Test(
    "is recognized beside files that are not Swift code",
    arguments: ["class {{{", "<<<<<<< HEAD\n", "\"", "#if", "protocol A: A<<>> }", "/*"])
  func unreadFiles(text: String) {
    let result = recognize(
      "// file: App/A.swift\nclass TopPresenter {}\nclass TopView {}\n// file: App/B.swift\n" + text
    )
    #expect(result.modules.map(\.name) == ["Top"])
    #expect(result.unread.map(\.path) == ["App/B.swift"])
  }

  @Test("of types that refer to themselves is recognized, too")
  func cycles() throws {
    let module = try only(
      """
      typealias One = Two
      typealias Two = One
      protocol A: B {}
      protocol B: A {}
      class LoopPresenter: LoopView { let one: One; let a: A }
      class LoopView: LoopPresenter, B {}
      """)
    #expect(module.links.map(\.property).contains("a"))
  }
}
