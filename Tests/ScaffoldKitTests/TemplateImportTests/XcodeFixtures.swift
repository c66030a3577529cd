/// Xcode templates with every kind of option and macro, written after the public format.
enum XcodeFixtures {
  private static let name = ImportFixture.option("productName", default: "MyView")
  private typealias Fixture = ImportFixture

  static let all: [ImportFixture] = texts + options + folders + [viper, viperWithTests]

  private static let texts: [ImportFixture] = [
    .xcode(
      "no options",
      files: ["___FILEBASENAME___.swift": "struct ___FILEBASENAMEASIDENTIFIER___ {}\n"],
      expected: ["SignIn.swift": "struct SignIn {}\n"]),
    .xcode(
      "names of the file", options: name,
      files: [
        "___FILEBASENAME___+View.swift":
          "// ___FILENAME___ ___FILEBASENAME___ ___FILEBASENAMEASIDENTIFIER___ ___FILENAME:deletingPathExtension,identifier___\n"
      ],
      expected: [
        "SignIn+View.swift": "// SignIn+View.swift SignIn+View SignIn_View SignIn_View\n"
      ]),
    .xcode(
      "the product's name", options: name,
      files: [
        "___FILEBASENAME___View.swift":
          "let a = \"___VARIABLE_productName___ ___VARIABLE_productName:identifier___ ___VARIABLE_productName:lower___ ___VARIABLE_productName:upper___\"\n"
      ], expected: ["SignInView.swift": "let a = \"SignIn SignIn signin SIGNIN\"\n"],
      remarks: ["'productName' is the module's name"]),
    .xcode(
      "persons and dates",
      files: [
        "___FILEBASENAME___.swift":
          "// ___FULLUSERNAME___ ___USERNAME___, ___ORGANIZATIONNAME___, ___YEAR___, ___DATE___\n// ___COPYRIGHT___\n"
      ], settings: ["author": "Ann", "organization": "Acme", "year": "2020", "date": "1/2/20"],
      expected: [
        "SignIn.swift":
          "// Ann Ann, Acme, 2020, 1/2/20\n// Copyright © 2020 Acme. All rights reserved.\n"
      ], remarks: ["import-missing"]),
    .xcode(
      "project and target",
      files: [
        "___FILEBASENAME___.swift":
          "// ___PROJECTNAME___ ___PACKAGENAME___ ___PACKAGENAMEASIDENTIFIER___ ___PROJECTNAMEASIDENTIFIER___ ___TARGETNAME___\n"
      ], expected: ["SignIn.swift": "// App App App App App\n"], remarks: ["import-changed"]),
    .xcode(
      "a header", files: ["___FILEBASENAME___.swift": "//___FILEHEADER___\n\nlet a = 1\n"],
      expected: ["SignIn.swift": "\nlet a = 1\n"], remarks: ["import-left-out"]),
    .xcode(
      "text of the template language",
      files: [
        "___FILEBASENAME___.swift":
          "let a = 1<<x, b = 1 << 2, c = \"<<Module>> \\<<Module>> <<# no #>>\", d: Array<___FILEBASENAME___>\n"
      ],
      expected: [
        "SignIn.swift":
          "let a = 1<<x, b = 1 << 2, c = \"<<Module>> \\<<Module>> <<# no #>>\", d: Array<SignIn>\n"
      ]),
    .xcode(
      "underscores and placeholders of the editor",
      files: [
        "___FILEBASENAME___.swift": "// ______ ___x ___lower___ <#code#> ____\r\nlet a = 1\r\n"
      ],
      expected: ["SignIn.swift": "// ______ ___x ___lower___ <#code#> ____\r\nlet a = 1\r\n"]),
  ]

  private static let options: [ImportFixture] = [
    .xcode(
      "a text", options: name + Fixture.option("modelName", default: "Model"),
      files: ["___FILEBASENAME___.swift": "struct ___VARIABLE_modelName:identifier___ {}\n"],
      settings: ["model-name": "Thing"], expected: ["SignIn.swift": "struct Thing {}\n"],
      remarks: ["':identifier'"]),
    .xcode(
      "a text whose default is made of the name",
      options: name
        + Fixture.option("modelName", default: "___VARIABLE_productName:identifier___Model"),
      files: ["___FILEBASENAME___.swift": "struct ___VARIABLE_modelName___ {}\n"],
      expected: ["SignIn.swift": "struct SignInModel {}\n"]),
    .xcode(
      "static texts",
      options: name + Fixture.option("hint", "static")
        + Fixture.option("viewName", "static", default: "___VARIABLE_productName___View"),
      files: ["___VARIABLE_viewName___.swift": "struct ___VARIABLE_viewName:identifier___ {}\n"],
      expected: ["SignInView.swift": "struct SignInView {}\n"]),
    .xcode(
      "a name that another one is made of",
      options: Fixture.option("sceneName")
        + Fixture.option("productName", "static", default: "___VARIABLE_sceneName___Scene"),
      files: ["___FILEBASENAME___.swift": "// ___VARIABLE_sceneName___ ___FILEBASENAME___\n"],
      expected: ["SignInScene.swift": "// SignIn SignInScene\n"],
      remarks: ["'sceneName' is the module's name"]),
    .xcode(
      "a popup",
      options: name
        + Fixture.option(
          "kind", "popup", default: "Two",
          values: ["One & 1", "Two"].map {
            $0.replacing("&", with: "&amp;")
          }),
      files: [
        "___FILEBASENAME___.swift":
          "let a = \"___VARIABLE_kind___ ___VARIABLE_kind:identifier___\"\n"
      ], settings: ["kind": "One & 1"],
      expected: ["SignIn.swift": "let a = \"One & 1 One___1\"\n"]),
    .xcode(
      "a checkbox with variables",
      options: name + """
        <dict><key>Identifier</key><string>isOpen</string><key>Type</key><string>checkbox</string>
        <key>Default</key><string>true</string><key>Variables</key><dict>
        <key>true</key><dict><key>level</key><string>open</string></dict>
        <key>false</key><dict><key>level</key><string>public</string></dict></dict></dict>
        """,
      files: [
        "___FILEBASENAME___.swift": "___VARIABLE_level___ class A {} // ___VARIABLE_isOpen___\n"
      ],
      settings: ["is-open": "false"],
      expected: ["SignIn.swift": "public class A {} // false\n"]),
    .xcode(
      "a combo and a class",
      options: name + Fixture.option("layout", "combo", default: "Grid", values: ["Grid", "List"])
        + Fixture.option("superclass", "class", default: "NSObject", values: ["NSObject"]),
      files: [
        "___FILEBASENAME___.swift":
          "class ___FILEBASENAME___: ___VARIABLE_superclass___ {} // ___VARIABLE_layout___\n"
      ], settings: ["superclass": "Base"],
      expected: ["SignIn.swift": "class SignIn: Base {} // Grid\n"], remarks: ["takes any text"]),
    .xcode(
      "options that need others, in another order",
      options: name
        + Fixture.option("size", default: "3", required: ["kind": ["Big"], "on": ["true"]])
        + Fixture.option("kind", "popup", values: ["Big", "Small"])
        + Fixture.option("on", "checkbox", default: "true"),
      files: [
        "___FILEBASENAME___.swift": "// ___VARIABLE_size___ ___VARIABLE_kind___ ___VARIABLE_on___\n"
      ], settings: ["size": "5"], expected: ["SignIn.swift": "// 5 Big true\n"]),
    .xcode(
      "names that are taken", options: name + Fixture.option("target") + Fixture.option("if"),
      files: ["___FILEBASENAME___.swift": "// ___VARIABLE_target___ ___VARIABLE_if___\n"],
      settings: ["option-target": "a", "option-if": "b"], expected: ["SignIn.swift": "// a b\n"]),
    .xcode(
      "an option that nothing uses", options: name + Fixture.option("unused"),
      files: ["___FILEBASENAME___.swift": "let a = 1\n"],
      expected: ["SignIn.swift": "let a = 1\n"], remarks: ["nothing uses the option 'unused'"]),
  ]

  private static let folders: [ImportFixture] = [
    .xcode(
      "a folder for each value",
      options: name + Fixture.option("kind", "popup", values: ["A", "B b"]),
      files: [
        "A/___FILEBASENAME___.swift": "let a = 1\n", "B b/___FILEBASENAME___.swift": "let b = 1\n",
        "A/___FILEBASENAME___Same.swift": "\n", "B b/___FILEBASENAME___Same.swift": "\n",
        "base/x.swift": "\n",
      ], settings: ["kind": "B b"],
      expected: ["SignIn.swift": "let b = 1\n", "SignInSame.swift": "\n"],
      remarks: ["Xcode uses only the folders"]),
    .xcode(
      "folders for a popup and a checkbox that needs it",
      options: name + Fixture.option("kind", "popup", values: ["Code", "XIB file"])
        + Fixture.option("makeXIB", "checkbox", required: ["kind": ["XIB file"]]),
      files: [
        "Code/___FILEBASENAME___.swift": "1\n", "XIB file/___FILEBASENAME___.swift": "2\n",
        "XIB filemakeXIB/___FILEBASENAME___.swift": "2\n",
        "XIB filemakeXIB/___FILEBASENAME___.xib": "<xib class=\"___FILEBASENAME___\"/>\n",
      ], settings: ["kind": "XIB file", "make-xib": "true"],
      expected: ["SignIn.swift": "2\n", "SignIn.xib": "<xib class=\"SignIn\"/>\n"]),
    .xcode(
      "folders for a class and a language",
      options: Fixture.option("superclass", "class", default: "View", values: ["View", "Cell"])
        + name + Fixture.option("languageChoice", "popup", values: ["Swift", "Objective-C"]),
      files: [
        "ViewSwift/___FILEBASENAME___.swift":
          "class ___FILEBASENAME___: ___VARIABLE_superclass:identifier___ {}\n",
        "CellSwift/___FILEBASENAME___.swift": "class ___FILEBASENAME___: Cell {}\n",
        "ViewObjective-C/___FILEBASENAME___.h": "@interface ___FILEBASENAME___\n",
      ], expected: ["SignIn.swift": "class SignIn: View {}\n"],
      remarks: ["no folder for superclass = Cell, languageChoice = Objective-C"]),
    .xcode(
      "a checkbox with files beside its folder",
      options: name + Fixture.option("rich", "checkbox"),
      files: ["___FILEBASENAME___.swift": "0\n", "rich/___FILEBASENAME___.swift": "1\n"],
      expected: ["SignIn.swift": "0\n"]),
    .xcode(
      "folders in the module, around all files",
      options: name,
      files: [
        "___VARIABLE_productName:identifier___/View/___FILEBASENAME___View.swift": "1\n",
        "___VARIABLE_productName:identifier___/___FILEBASENAME___.swift": "2\n",
      ], expected: ["View/SignInView.swift": "1\n", "SignIn.swift": "2\n"],
      remarks: ["the folder around all files"]),
  ]

  private static let module = "___VARIABLE_moduleName:identifier___"

  /// A small VIPER module without user interface.
  private static let viperFiles = [
    "\(module)Interactor.swift": """
    //___FILEHEADER___

    protocol \(module)InteractorInput: AnyObject { func load() }

    final class \(module)Interactor: \(module)InteractorInput {
      weak var output: (any \(module)InteractorOutput)?
      func load() { output?.loaded(["___VARIABLE_moduleName___"]) }
    }

    """,
    "\(module)Presenter.swift": """
    protocol \(module)InteractorOutput: AnyObject { func loaded(_ items: [String]) }

    final class \(module)Presenter: \(module)InteractorOutput {
      var interactor: (any \(module)InteractorInput)?
      private(set) var items: [String] = []
      func loaded(_ items: [String]) { self.items = items }
    }

    """,
  ]

  private static let viper = ImportFixture.xcode(
    "VIPER", options: Fixture.option("moduleName"), files: viperFiles,
    expected: [:], remarks: ["'moduleName' is the module's name"], compiles: true)

  private static let viperWithTests = ImportFixture.xcode(
    "VIPER with tests", options: Fixture.option("moduleName"),
    files: viperFiles.merging([
      "Tests/\(module)InteractorTests.swift": """
      import XCTest
      @testable import ___PROJECTNAMEASIDENTIFIER___

      final class ___FILEBASENAMEASIDENTIFIER___: XCTestCase {
        func testLoads() {
          let presenter = \(module)Presenter()
          let interactor = \(module)Interactor()
          interactor.output = presenter
          interactor.load()
          XCTAssertEqual(presenter.items, ["\(module)"])
        }
      }

      """
    ]) { first, _ in first }, expected: [:], compiles: true)
}
