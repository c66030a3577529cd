import Foundation
import Testing

@Suite("The commands that read the architecture")
struct InspectionTests {
  private let folder: TemporaryFolder

  /// A project without a package: two modules, one of which leads to the other, and a mock that is behind.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Shop.xcodeproj/.keep")
    try folder.write(
      """
      protocol LoginViewInput: AnyObject {
        func show(error: String)
      }

      protocol LoginViewOutput: AnyObject {
        func didTapSignIn(username: String)
      }

      final class LoginViewController: LoginViewInput {
        var output: LoginViewOutput?

        func show(error: String) { output?.didTapSignIn(username: error) }
      }

      final class LoginPresenter: LoginViewOutput {
        var view: LoginViewInput?
        let router = LoginRouter()

        func didTapSignIn(username: String) {
          view?.show(error: "")
          router.showHome(from: UIViewController())
        }
      }

      final class LoginRouter {
        func showHome(from source: UIViewController) {
          source.present(HomeBuilder.build(), animated: true)
        }
      }

      """, to: "Shop/Login/Login.swift")
    try folder.write(
      """
      import UIKit

      final class HomePresenter {}

      """, to: "Shop/Home/HomePresenter.swift")
    try folder.write(
      """
      final class HomeViewController {
        let presenter = HomePresenter()
      }

      enum HomeBuilder {
        static func build() -> HomeViewController { HomeViewController() }
      }

      """, to: "Shop/Home/HomeViewController.swift")
    try folder.write(
      """
      @testable import Shop

      final class LoginViewMock: LoginViewInput {
        var hideCallsCount = 0

        func hide() {
          hideCallsCount += 1
        }
      }

      """, to: "ShopTests/LoginViewMock.swift")
  }

  private func run(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(arguments, in: folder.url)
  }

  private func rules(_ outcome: Outcome) throws -> [String] {
    try #require(outcome.json()["findings"] as? [[String: Any]]).compactMap {
      $0["rule"] as? String
    }
  }

  // MARK: lint

  @Test("lint prints findings for editors, and fails only for errors")
  func lint() throws {
    let found = try run("lint")
    #expect(found.status == 0, "\(found.errors)")
    for line in [
      "Shop/Home/HomePresenter.swift:1:1: warning: ", "(ui-import)\n",
      "Shop/Login/Login.swift:16:7: warning: ", "(strong-back-reference)\n", "(incomplete-mock)\n",
    ] {
      #expect(found.output.contains(line), "\(found.output)")
    }
    #expect(found.errors.contains("in 2 modules; '--fix' repairs 1\n"), "\(found.errors)")
    #expect(try run("lint", "--strict").status == 1)
    try folder.write(
      #"{ "lint": { "ui-import": "error", "incomplete-mock": "off" } }"#, to: ".viper-gen.json")
    let settings = try run("lint", "--json")
    #expect(settings.status == 1)
    #expect(try Set(rules(settings)) == ["ui-import", "strong-back-reference"])
    try folder.write(#"{ "lint": { "ui-imports": "error" } }"#, to: ".viper-gen.json")
    let wrong = try run("lint")
    #expect(wrong.status == 78 && wrong.errors.contains("'ui-import'"), "\(wrong.errors)")
  }

  @Test("lint takes rules, modules and comments")
  func choices() throws {
    #expect(try rules(run("lint", "Home", "--json")) == ["ui-import"])
    #expect(try rules(run("lint", "--rule", "incomplete-mock", "--json")) == ["incomplete-mock"])
    let unknown = try run("lint", "--rule", "ui")
    #expect(unknown.status == 64 && unknown.errors.contains("unknown rule 'ui'"))
    let module = try run("lint", "Hom")
    #expect(module.status == 66 && module.errors.contains("did you mean 'Home'?"))
    let text = try folder.text(of: "Shop/Home/HomePresenter.swift")
    try folder.write(
      "// viper-gen:disable:next ui-import\n" + text, to: "Shop/Home/HomePresenter.swift")
    #expect(try rules(run("lint", "Home", "--json")) == [])
  }

  @Test("lint reports only findings of some files, and prints whole paths if asked for")
  func places() throws {
    #expect(try rules(run("lint", "--only", "Shop/Home", "--json")) == ["ui-import"])
    let both = try run(
      "lint", "--only", "Shop/Home/HomePresenter.swift", "--only", "ShopTests/", "--json")
    #expect(try Set(rules(both)) == ["ui-import", "incomplete-mock"])
    for other in ["Shop/Hom", "Shop/Home/HomePresenter", "Other"] {
      #expect(try rules(run("lint", "--only", other, "--json")) == [])
    }
    #expect(try run("lint", "--only", "../Shop").status == 77)
    let absolute = try run("lint", "--absolute-paths", "--only", "Shop/Home", "--quiet")
    let path = folder.url.resolvingSymlinksInPath().path
    #expect(
      absolute.output.hasPrefix("\(path)/Shop/Home/HomePresenter.swift:1:1: warning: "),
      "\(absolute.output)")
    #expect(absolute.errors == "")
  }

  @Test("a choice of findings neither counts others as repaired nor takes them from the baseline")
  func choiceAndBaseline() throws {
    #expect(try run("lint", "Home", "--write-baseline").status == 0)
    let one = try run("lint", "Home")
    #expect(
      one.output == "" && one.errors.hasPrefix("no findings in 2 modules, 1 more in "),
      "\(one.errors)")
    #expect(!one.errors.contains("repaired"), "\(one.errors)")
    #expect(try run("lint", "--strict").status == 0)
  }

  @Test("lint writes for GitHub and as SARIF")
  func formats() throws {
    let github = try run("lint", "Home", "--format", "github")
    #expect(
      github.output.hasPrefix("::warning file=Shop/Home/HomePresenter.swift,line=1,col=1,title="))
    let sarif = try run("lint", "--format", "sarif")
    let log = try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
  }

  @Test("a baseline hides what an old app has, and reports what is new")
  func baseline() throws {
    let written = try run("lint", "--write-baseline")
    #expect(written.status == 0, "\(written.errors)")
    #expect(written.output == "created  .viper-gen-baseline.json\n")
    let known = try run("lint", "--strict")
    #expect(known.status == 0 && known.output == "", "\(known.output)")
    #expect(known.errors.contains("no findings in 2 modules, "))
    let login = try folder.text(of: "Shop/Login/Login.swift")
    try folder.write("// moved\n" + login, to: "Shop/Login/Login.swift")
    try folder.write(
      "import SwiftUI\n\nfinal class CartPresenter {}\nfinal class CartInteractor {}\n",
      to: "Shop/Cart.swift")
    let new = try run("lint", "--strict", "--json")
    #expect(try rules(new) == ["ui-import"])
    try folder.write("{", to: ".viper-gen-baseline.json")
    let broken = try run("lint")
    #expect(
      broken.status == 65 && broken.errors.contains(".viper-gen-baseline.json:1:2: error: "),
      "\(broken.errors)")
    #expect(try run("lint", "--write-baseline").status == 0)
    #expect(try run("lint", "--strict").status == 0)
    for place in [
      "../x.json", "/x.json", ".git/hooks/pre-commit", ".GIT/x", "a/.git/x", ".viper-gen/x.json",
      ".Viper-Gen/App/x.json", ".build/x",
    ] {
      let written = try run("lint", "--baseline", place, "--write-baseline")
      #expect(written.status == 77, "\(place): \(written.errors)")
    }
  }

  @Test("--fix repairs what is certain, in one step, and --diff only shows it")
  func fix() throws {
    let before = try folder.tree()
    let diff = try run("lint", "--fix", "--diff")
    #expect(diff.output.contains("+  weak var view: LoginViewInput?\n"), "\(diff.output)")
    #expect(try folder.tree() == before)
    let fixed = try run("lint", "--fix")
    #expect(fixed.status == 0, "\(fixed.errors)")
    #expect(
      try folder.text(of: "Shop/Login/Login.swift").contains("  weak var view: LoginViewInput?\n"))
    #expect(!fixed.output.contains("strong-back-reference"))
    #expect(try run("lint", "--fix", "--write-baseline").status == 64)
    #expect(try run("lint", "--diff").status == 64)
  }

  @Test("roles of the configuration find modules with other names")
  func roles() throws {
    try folder.write(
      "import UIKit\nfinal class CartScreen { let model = CartViewModel() }\nfinal class CartViewModel {}\n",
      to: "Shop/Cart.swift")
    #expect(try !run("list").output.contains("Cart"))
    try folder.write(
      #"{ "roles": { "presenter": ["ViewModel"], "view": ["Screen"] } }"#, to: ".viper-gen.json")
    #expect(try run("list").output.contains("Cart"))
    #expect(try run("lint").errors.contains("in 3 modules"))
    try folder.write(#"{ "roles": { "model": ["ViewModel"] } }"#, to: ".viper-gen.json")
    #expect(try run("lint").status == 78)
  }

  // MARK: mocks

  @Test("mocks follow their protocols in their own style, once")
  func mocks() throws {
    let check = try run("mocks", "--check")
    #expect(check.status == 1)
    #expect(
      check.errors.contains(
        "ShopTests/LoginViewMock.swift:3:13: warning: LoginViewMock lacks show(error:), and has hide() "
          + "that no protocol requires\n"), "\(check.errors)")
    let before = try folder.tree()
    #expect(try run("mocks", "--diff").output.contains("+  func show(error: String) {\n"))
    #expect(try folder.tree() == before)
    let updated = try run("mocks")
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(updated.output == "merged  ShopTests/LoginViewMock.swift\n")
    let mock = try folder.text(of: "ShopTests/LoginViewMock.swift")
    #expect(mock.contains("  func show(error: String) {\n") && !mock.contains("hide"), "\(mock)")
    let again = try run("mocks")
    #expect(again.output == "" && again.errors == "every mock follows its protocols\n")
    #expect(try run("mocks", "--check").status == 0)
    #expect(try run("lint").output.contains("incomplete-mock") == false)
  }

  @Test("mocks says what it leaves to you, and not that each mock follows its protocols then")
  func leftMembers() throws {
    let path = "ShopTests/LoginViewMock.swift"
    try folder.write(
      folder.text(of: path).replacing("hideCallsCount += 1", with: #"print("hidden")"#),
      to: path)
    let check = try run("mocks", "--check")
    #expect(
      check.errors.contains("help: 'viper-gen mocks' updates it, and leaves hide() to you\n"),
      "\(check.errors)")
    #expect(try run("mocks").status == 0)
    let again = try run("mocks", "--check")
    #expect(
      again.errors.contains("help: 'viper-gen mocks' leaves hide() to you\n"), "\(again.errors)")
    let mocks = try run("mocks")
    #expect(mocks.output == "" && !mocks.errors.contains("every mock follows"), "\(mocks.errors)")
    #expect(mocks.errors.contains("LoginViewMock has hide() that no protocol requires"))
  }

  @Test("mocks --check is content after mocks has followed another type of a property")
  func propertyType() throws {
    let (mock, login) = ("ShopTests/LoginViewMock.swift", "Shop/Login/Login.swift")
    try folder.write(
      folder.text(of: mock).replacing(
        "  func hide() {", with: "  var title: String = \"\"\n\n  func hide() {"), to: mock)
    try folder.write(
      folder.text(of: login).replacing(
        "  func show(error: String)\n",
        with: "  func show(error: String)\n  var title: Int { get set }\n"), to: login)
    #expect(try run("mocks", "--check").status == 1)
    #expect(try run("mocks").status == 0)
    let check = try run("mocks", "--check")
    let text = try folder.text(of: mock)
    #expect(check.status == 0, "\(check.errors)\(text)")
    #expect(text.contains("var title: Int") && !text.contains("title: String"), "\(text)")
  }

  @Test("mocks --create makes those that are missing")
  func create() throws {
    let missing = try run("mocks", "--create", "--check")
    #expect(missing.errors.contains("no type of tests conforms to 'LoginViewOutput'"))
    #expect(try run("mocks", "--create").status == 0)
    let files = try folder.contents(below: "ShopTests").values.map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(files.contains { $0.contains(": LoginViewOutput {") }, "\(files)")
    #expect(try run("mocks", "--create", "--check").status == 0)
  }

  // MARK: graph, stats

  @Test("graph shows who leads to whom with places, in each language")
  func graph() throws {
    let text = try run("graph")
    #expect(
      text.output == """
        Login presents Home  Shop/Login/Login.swift:27
        without a way in: Login

        """, "\(text.output)\(text.errors)")
    #expect(try run("graph", "--format", "mermaid").output.hasPrefix("flowchart "))
    #expect(try run("graph", "--format", "dot").output.hasPrefix("digraph"))
    let svg = try run("graph", "--format", "svg").output
    #expect(svg.contains("<svg") && svg.contains("prefers-color-scheme: dark"))
    let parts = try run("graph", "Login", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(parts.output.utf8)) as? [String: Any]
    #expect(json?["links"] != nil)
    #expect(try run("graph", "Nope").status == 66)
    #expect(try run("graph", "--json").json()["edges"] != nil)
  }

  @Test("graph has the segues of storyboards")
  func storyboards() throws {
    try folder.write(
      """
      <document><scenes><scene><objects>
      <viewController id="a" customClass="HomeViewController" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="show" id="c"/>
      </connections></viewController>
      <viewController id="b" customClass="LoginViewController" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """, to: "Shop/Base.lproj/Main.storyboard")
    let text = try run("graph").output
    #expect(text.contains("Home pushes Login    Shop/Base.lproj/Main.storyboard:3\n"), "\(text)")
  }

  @Test("stats count, and compare with a revision")
  func stats() throws {
    #expect(try run("stats").output.contains("\ntotal "))
    #expect(try run("stats", "--json").json()["statistics"] != nil)
    let nowhere = try run("stats", "--compare", "main")
    #expect(
      nowhere.status == 66 && nowhere.errors.contains("no git repository"), "\(nowhere.errors)")
    let made = try folder.shell(
      "git init -q -b main . && git add Shop ShopTests && git -c user.name=A -c user.email=a@b commit -qm a"
    )
    #expect(made.status == 0, "\(made.errors)")
    try folder.write(
      "final class CartPresenter {}\nfinal class CartView {}\n", to: "Shop/Cart.swift")
    let compared = try run("stats", "--compare", "main")
    #expect(compared.status == 0, "\(compared.errors)")
    let row = compared.output.split(separator: "\n").first { $0.hasPrefix("Cart ") }
    #expect(row?.contains("+2") == true, "\(compared.output)")
    #expect(try run("stats", "--compare", "nope").status != 0)
  }

  @Test("modules of all templates have no finding, and their mocks are complete")
  func generated() throws {
    let package = try TemporaryFolder()
    for template in ["viper", "viper-contract", "vip", "viper-closures", "viper-list-detail"] {
      let name = template.split(separator: "-").map(\.capitalized).joined()
      let made = try package.viperGen(
        "create", "\(name)One", "--template", template, "--init", "--quiet")
      #expect(made.status == 0, "\(made.errors)")
    }
    let lint = try package.viperGen("lint", "--strict")
    #expect(lint.status == 0, "\(lint.output)")
    #expect(try package.viperGen("mocks", "--check").status == 0)
    #expect(try package.viperGen("graph").status == 0)
  }

  @Test("the files of templates are no modules")
  func templates() throws {
    for name in ["Scene.xctemplate", "Templates/screen"] {
      try folder.write(
        "final class TemplatePresenter {}\nfinal class TemplateView {}\n", to: "\(name)/A.swift")
    }
    try folder.write("{}", to: "Templates/screen/template.json")
    #expect(try !run("list").output.contains("Template"))
    #expect(try !run("stats").output.contains("Template"))
  }

  @Test("without a module, nothing is found and nothing fails")
  func nothing() throws {
    let empty = try TemporaryFolder()
    try empty.write("", to: "Empty.xcodeproj/.keep")
    for command in ["lint", "mocks", "graph", "stats"] {
      #expect(try empty.viperGen(command).status == 0)
    }
    let none = try TemporaryFolder()
    for command in ["lint", "mocks", "graph", "stats"] {
      #expect(try none.viperGen(command).status == 66)
    }
  }

  @Test("the page of rules is the one that the program makes")
  func page() throws {
    let page = Program.project.appending(path: "Sources/ScaffoldKit/ScaffoldKit.docc/LintRules.md")
    #expect(
      try run("help", "lint-rules").output == String(contentsOf: page, encoding: .utf8))
  }
}
