import Foundation
import Testing

/// Commands on modules that were written by hand, before and after they are adopted.
@Suite("A module that was written by hand and is adopted")
struct AdoptedFileNameTests {
  private let folder: TemporaryFolder

  private static func sources(_ name: String) -> [String: String] {
    [
      "\(name)Contract.swift": """
      protocol \(name)ViewProtocol: AnyObject {
          func show(error: String)
      }

      protocol \(name)PresenterProtocol: AnyObject {
          func reload()
      }

      """,
      "\(name)View.swift": """
      final class \(name)View: \(name)ViewProtocol {
          var presenter: \(name)PresenterProtocol?

          func show(error: String) { print(error) }
      }

      """,
      "\(name)Presenter.swift": """
      final class \(name)Presenter: \(name)PresenterProtocol {
          weak var view: \(name)ViewProtocol?

          func reload() {
              view?.show(error: "no")
          }
      }

      """,
    ]
  }

  /// A project without a package, with two modules.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Shop.xcodeproj/.keep")
    for name in ["Login", "Home"] {
      for (path, text) in Self.sources(name) {
        try folder.write(text, to: "Shop/\(name)/\(path)")
      }
    }
  }

  /// Gives a file another name, and other text.
  private func move(
    _ path: String, to other: String, replacing old: String = "", with new: String = ""
  ) throws {
    try folder.write(
      folder.text(of: path).replacing(old.isEmpty ? "\0" : old, with: new), to: other)
    try FileManager.default.removeItem(at: folder.url.appending(path: path))
  }

  /// Makes a template of the modules.
  private func learn() throws {
    let learnt = try folder.viperGen("templates", "learn", "Login", "Home", "--id", "screen", "-q")
    #expect(learnt.status == 0, "\(learnt.errors)")
  }

  @Test("without a package, a misspelt name and a module without a record have a remedy")
  func unknownNames() throws {
    let commands = [["change"], ["update"], ["remove"], ["rename"]]
    for command in commands {
      let more = command == ["rename"] ? ["Start"] : []
      let edit = command == ["change"] ? ["--set", "x=y"] : []
      let misspelt = try Program.viperGen(command + ["Logn"] + more + edit, in: folder.url)
      #expect(misspelt.status == 66, "\(command): \(misspelt.errors)")
      #expect(misspelt.errors.contains("did you mean 'Login'?"), "\(command): \(misspelt.errors)")
      let unrecorded = try Program.viperGen(command + ["Login"] + more + edit, in: folder.url)
      #expect(unrecorded.status == 66, "\(command): \(unrecorded.errors)")
      #expect(
        unrecorded.errors.contains("'viper-gen adopt Login' records it"),
        "\(command): \(unrecorded.errors)")
    }
    let update = try folder.viperGen("update")
    #expect(
      update.status == 66 && update.errors.contains("no module is recorded"), "\(update.errors)")
  }

  @Test("a record lists the files that exist, and the note names those of the template that do not")
  func missingFiles() throws {
    try learn()
    try move("Shop/Home/HomeView.swift", to: "Shop/Home/HomeScreen.swift")
    let adopted = try folder.viperGen(
      "adopt", "Home", "--template", "screen", "--templates", "Templates")
    #expect(adopted.status == 0, "\(adopted.errors)")
    #expect(adopted.errors.contains("; it lacks HomeView.swift"), "\(adopted.errors)")
    let record = try folder.text(of: ".viper-gen/Shop/Home.json")
    #expect(
      !record.contains("HomeView.swift") && record.contains("HomePresenter.swift"), "\(record)")
  }

  /// How often a word is in the texts of the module.
  private func count(_ word: String) throws -> Int {
    let texts = try folder.contents(below: "Shop/Home").values
    return texts.map { String(decoding: $0, as: UTF8.self).components(separatedBy: word).count - 1 }
      .reduce(0, +)
  }

  @Test("markers keep an edit in a file for which the template has another name now")
  func renamedFile() throws {
    try learn()
    let view = "Shop/Home/HomeView.swift"
    try folder.write(
      folder.text(of: view).replacing("print(error)", with: "log(error)"), to: view)
    let adopted = try folder.viperGen(
      "adopt", "Home", "--template", "screen", "--templates", "Templates", "-q")
    #expect(adopted.status == 0, "\(adopted.errors)")
    let template = "Templates/screen/"
    try move(
      template + "View.swift", to: template + "Screen.swift", replacing: "print(error)",
      with: "show(error)")
    try folder.write(
      folder.text(of: template + "template.json").replacing("View.swift", with: "Screen.swift"),
      to: template + "template.json")
    let updated = try folder.viperGen(
      "update", "--on-conflict", "markers", "--templates", "Templates")
    #expect(updated.status == 1, "\(updated.errors)")
    let screen = try folder.text(of: "Shop/Home/HomeScreen.swift")
    #expect(screen.contains("<<<<<<< yours\n    func show(error: String) { log(error) }\n"))
    #expect(
      screen.contains("=======\n    func show(error: String) { show(error) }\n>>>>>>> template"))
    #expect(try count("final class HomeView:") == 1)
  }

  @Test("markers keep a part that was written by hand in a file with another name")
  func otherName() throws {
    let learnt = try folder.viperGen("templates", "learn", "Login", "--id", "screen", "-q")
    #expect(learnt.status == 0, "\(learnt.errors)")
    let screen = "Shop/Home/HomeScreen.swift"
    try move(
      "Shop/Home/HomeView.swift", to: screen, replacing: "print(error)", with: "log(error)")
    let mine = try folder.text(of: screen)
    #expect(try folder.viperGen("adopt", "Home", "-q").status == 0)
    let changed = try folder.viperGen(
      "change", "Home", "--template", "screen", "--on-conflict", "markers", "--templates",
      "Templates")
    #expect(changed.status == 1, "\(changed.errors)")
    #expect(try folder.text(of: screen).contains("<<<<<<< yours\n" + mine), "\(changed.output)")
    #expect(
      try folder.text(of: "Shop/Home/HomeView.swift").hasPrefix("<<<<<<< yours\n||||||| base\n"))
    #expect(
      changed.errors.contains("\(screen): warning: the file was written by hand and is kept"),
      "\(changed.errors)")
  }

  @Test("a change of the options of an adopted module says what can be done in their place")
  func change() throws {
    #expect(try folder.viperGen("adopt", "Login", "-q").status == 0)
    let commands = [
      ["change", "Login"], ["change", "Login", "--testing", "none"],
      ["change", "Login", "--set", "testing=none"],
    ]
    for command in commands {
      let outcome = try Program.viperGen(command, in: folder.url)
      #expect(outcome.status == 64, "\(command): \(outcome.errors)")
      #expect(outcome.errors.contains("of 'Login' has no options"), "\(command): \(outcome.errors)")
      #expect(
        outcome.errors.contains("viper-gen add Login SIGNATURE --from ROLE --to ROLE"),
        "\(command): \(outcome.errors)")
    }
  }

  @Test("remove names the places that use the module, in code and storyboards")
  func users() throws {
    #expect(try folder.viperGen("adopt", "Login", "-q").status == 0)
    try folder.write(
      "// LoginView\nlet start = LoginView()\n", to: "Shop/App/Start.swift")
    try folder.write(
      "<document>\n<viewController customClass=\"LoginView\"/>\n</document>\n",
      to: "Shop/App/Main.storyboard")
    let removed = try folder.viperGen("remove", "Login")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(
      removed.errors.contains(
        "Shop/App/Start.swift:2:13: warning: 'LoginView' is removed and still used\n"),
      "\(removed.errors)")
    #expect(
      removed.errors.contains(
        "Shop/App/Main.storyboard:2:30: warning: 'LoginView' is removed and still used\n"),
      "\(removed.errors)")
    #expect(!removed.errors.contains("Shop/Home/"), "\(removed.errors)")
  }
}
