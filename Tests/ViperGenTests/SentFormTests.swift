import Foundation
import Testing

/// What was sent is not sent twice by mistake: the fields are empty after a success.
@Suite("A form that was sent")
struct SentFormTests {
  static let templates = ["viper", "vip", "viper-closures", "viper-list-detail"]

  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
  }

  /// The files by their names: an action whose fields are emptied, and a query and an edit whose fields stay.
  private func files(_ template: String, ui: String, more: String = "") throws -> [String: String] {
    let actions = [
      "placeOrder(name: String, count: Int, note: String?, gift: Bool) async throws",
      "search(text: String) async throws -> Int",
      "rename(name: String) async throws",
    ]
    let options = template == "viper-list-detail" ? ["actions", "detail-actions"] : ["actions"]
    let arguments = options.flatMap { option in actions.map { "--\(option) '\($0)'" } }
    let outcome = try folder.shell(
      "viper-gen create Shop -t \(template) --ui \(ui) \(more) \(arguments.joined(separator: " "))",
      in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return Dictionary(
      try folder.contents(below: "P").map {
        ($0.key.split(separator: "/").last.map(String.init) ?? "", $0.value)
      },
      uniquingKeysWith: { first, _ in first }
    ).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The forms, and the controllers that tell them of a success.
  private func screens(
    _ template: String, in files: [String: String]
  ) throws -> [(form: String, controller: String)] {
    let names =
      switch template {
      case "viper": [("ShopForm.swift", "ShopView.swift")]
      case "viper-list-detail":
        [
          ("ShopListForm.swift", "ShopListController.swift"),
          ("ShopDetailForm.swift", "ShopDetailController.swift"),
        ]
      default: [("ShopForm.swift", "ShopViewController.swift")]
      }
    return try names.map { form, controller in
      (form: try #require(files[form]), controller: try #require(files[controller]))
    }
  }

  @Test("empties its fields", arguments: templates, ["uikit", "appkit"])
  func fields(_ template: String, _ ui: String) throws {
    let empty = ui == "uikit" ? "text = nil" : "stringValue = \"\""
    for (form, controller) in try screens(template, in: files(template, ui: ui)) {
      #expect(
        form.contains(
          """
              /// Empties the fields, so that nothing is sent twice.
              func clearPlaceOrder() {
                placeOrderNameField.\(empty)
                placeOrderCountField.\(empty)
                placeOrderNoteField.\(empty)
              }

          """))
      #expect(
        controller.contains(
          """
                  if (oldValue[.placeOrder], states[.placeOrder]) == (.loading, .succeeded) {
                    form.clearPlaceOrder()
                  }

          """))
      #expect(!(form + controller).contains(/clear(Search|Rename)\(/))
      #expect(!form.contains("lastSent"))
    }
  }

  @Test("empties its fields in the contract's way", arguments: ["uikit", "appkit"])
  func contract(_ ui: String) throws {
    let files = try files("viper-contract", ui: ui)
    let empty = ui == "uikit" ? "text = nil" : "stringValue = \"\""
    let form = try #require(files["ShopForm.swift"])
    #expect(
      form.contains(
        """
              case .placeOrder:
                placeOrderNameField.\(empty)
                placeOrderCountField.\(empty)
                placeOrderNoteField.\(empty)
              case .search:
                break
              case .rename:
                break

        """))
    let presenter = try #require(files["ShopPresenter.swift"])
    #expect(presenter.split(separator: "clearFields(of:").count == 2)
    #expect(presenter.contains("view?.clearFields(of: .placeOrder)"))
  }

  @Test(
    "has no function to empty fields that stay",
    arguments: ["uikit", "appkit", "swiftui", "none"])
  func contractWithoutClearing(_ ui: String) throws {
    let outcome = try folder.shell(
      "viper-gen create Shop -t viper-contract --ui \(ui) "
        + "--actions 'search(text: String) async throws -> Int'", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try folder.contents(below: "P").filter { $0.key.hasSuffix(".swift") }
    for (path, bytes) in files {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("clearFields") && !text.contains("sentActivities"), "\(path)")
    }
  }

  @Test(
    "of SwiftUI empties its fields", arguments: templates + ["viper-contract"],
    ["uikit", "swiftui"])
  func swiftUI(_ template: String, _ navigation: String) throws {
    let files = try files(template, ui: "swiftui", more: "--navigation \(navigation)")
    let names =
      template == "viper-list-detail"
      ? ["ShopListForm.swift", "ShopDetailForm.swift"] : ["ShopForm.swift"]
    for name in names {
      let form = try #require(files[name])
      #expect(
        form.contains(
          """
                  placeOrderName = ""
                  placeOrderCountText = ""
                  placeOrderNote = ""
                }

          """))
      #expect(!form.contains("        searchText = \"\"\n"))
      #expect(!form.contains("        renameName = \"\"\n"))
      #expect(!form.contains("lastSent"))
    }
  }

  /// Each closure in a chain of modifiers multiplies the time of the type check; the name of a function does not.
  @Test(
    "of SwiftUI observes each action with a function",
    arguments: [
      ("viper", "viewModel", "ShopForm.swift"),
      ("viper-list-detail", "controller", "ShopListForm.swift"),
      ("viper-list-detail", "controller", "ShopDetailForm.swift"),
    ])
  func observation(_ template: String, _ model: String, _ name: String) throws {
    let files = try files(template, ui: "swiftui")
    let form = try #require(files[name])
    #expect(form.contains("\n      .onChange(of: \(model).states[.placeOrder], clearPlaceOrder)\n"))
    #expect(form.split(separator: ".onChange(of:").count == 2)
  }

  @Test(
    "is tested", arguments: templates + ["viper-contract"], ["swift-testing", "xctest", "quick"])
  func tests(_ template: String, _ testing: String) throws {
    let files = try files(template, ui: "uikit", more: "--testing \(testing)")
    let tests = files.filter { $0.key.hasSuffix("Tests.swift") || $0.key.hasSuffix("Spec.swift") }
      .values.joined()
    let emptied = /(\w+) ?[fF]ields(AreEmptied| are emptied|_whenAccepted_| when accepted )/
    let names = tests.matches(of: emptied).map { $0.output.1.lowercased() }
    #expect(Set(names) == [testing == "xctest" ? "testplaceorder" : "placeorder"])
  }
}
