import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("ui-import")
struct UIImportTests {
  static func project(_ path: String, _ code: String) -> [SourceText] {
    let files = [
      ("App/LoginView.swift", "import UIKit\nclass LoginView {}"),
      ("App/LoginRouter.swift", "import UIKit\nclass LoginRouter {}"),
      ("App/LoginBuilder.swift", "import UIKit\nclass LoginBuilder {}"),
      ("App/LoginPresenter.swift", "class LoginPresenter {}"),
      ("App/LoginInteractor.swift", "class LoginInteractor {}"),
      ("App/LoginWorker.swift", "class LoginWorker {}"),
      ("App/LoginEntity.swift", "struct LoginEntity {}"),
    ].map { $0.0 == path ? (path, code) : $0 }
    let more = files.contains { $0.0 == path } ? [] : [(path, code)]
    return (files + more).map {
      SourceText(path: $0.0, text: Array($0.1.utf8), module: "App")
    }
  }

  static func found(_ path: String, _ code: String) -> [String] {
    Lint(of: project(path, code)).findings.filter { $0.rule == "ui-import" }.map(\.message)
  }

  @Test(
    "reports a UI framework in a file of a layer that shows nothing",
    arguments: ["Presenter", "Interactor", "Worker"],
    [
      "import UIKit", "import SwiftUI", "import AppKit", "import WatchKit",
      "@testable import UIKit",
      "@preconcurrency import UIKit", "import class UIKit.UIImage", "import UIKit.UIImage",
      "public import UIKit", "import Foundation; import UIKit",
      "#if canImport(UIKit)\nimport UIKit\n#endif",
    ])
  func reported(_ role: String, _ line: String) {
    let code = "import Foundation\n\(line)\nfinal class Login\(role) { var image: UIImage? }"
    let framework = ["SwiftUI", "AppKit", "WatchKit"].first { line.contains($0) } ?? "UIKit"
    #expect(
      Self.found("App/Login\(role).swift", code) == [
        "the file of the \(role.lowercased()) 'Login\(role)' imports \(framework)"
      ])
  }

  @Test("reports it in entities", arguments: ["Entity", "Entities", "Model"])
  func entities(_ ending: String) {
    let code = "import UIKit\nstruct Login\(ending) {}"
    #expect(
      Self.found("App/Login\(ending).swift", code) == [
        "the file of the entity 'Login\(ending)' imports UIKit"
      ])
  }

  @Test(
    "is silent about other imports, and about files that also show something",
    arguments: [
      "import Foundation", "import UIKitExtensions", "import Combine", "// import UIKit",
      "let text = \"import UIKit\"", "/* import UIKit */", "import func Foundation.sin",
      "#if DEBUG\nimport SwiftUI\n#endif", "import UIKit\nclass LoginViewController {}",
      "import UIKit\nclass LoginWireframe {}", "import UIKit\nclass LoginAssembly {}",
      "import UIKit\nclass LoginCell: UITableViewCell {}",
      "import SwiftUI\nstruct LoginContent: View {}", "func UIKit() {}", "import CoreGraphics",
    ])
  func silent(_ line: String) {
    #expect(Self.found("App/LoginPresenter.swift", line + "\nclass LoginPresenter {}") == [])
  }

  @Test("is silent about types of no module, and says what most files do")
  func norm() {
    #expect(Self.found("App/Helper.swift", "import UIKit\nclass HelperPresenter {}") == [])
    let modules = ["A", "B", "C", "D"].flatMap { name in
      [
        ("\(name)Presenter", name == "D" ? "" : "import UIKit"), ("\(name)Interactor", ""),
      ].map { type, line in
        SourceText(
          path: "App/\(type).swift", text: Array("\(line)\nclass \(type) {}".utf8), module: "App")
      }
    }
    let notes = Lint(of: modules).findings.map(\.note)
    #expect(
      notes == Array(repeating: "3 of 4 files of the same role import a UI framework", count: 3))
  }
}
