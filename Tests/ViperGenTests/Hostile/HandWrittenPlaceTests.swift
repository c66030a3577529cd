import Foundation
import Testing

/// Modules that viper-gen did not write, in a clone that leads to a place of other programs.
@Suite("A hand-written module behind a link to a place of other programs")
struct HandWrittenPlaceTests {
  static let places = ReservedPlaceTests.places

  /// Everything that writes into the files of such modules, or into files that the user names.
  static let writers = [
    ["mocks"], ["mocks", "Home"], ["mocks", "--diff"], ["mocks", "--check"], ["lint", "--fix"],
    ["lint", "--fix", "-n"], ["add", "Home", "reload()", "--from", "presenter", "--to", "view"],
    ["add", "Home", "show()", "--from", "presenter", "--to", "view", "--remove"],
    ["add", "Home", "reload()", "--from", "presenter", "--to", "view", "--diff"],
  ]

  /// A clone with the module `Home`, whose mock lacks a requirement and whose back reference is strong.
  private static func clone() throws -> HostileClone {
    let clone = try HostileClone()
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])

      """
    let source = """
      protocol HomeViewInput: AnyObject {
        func show()
        func hide()
      }

      protocol HomeViewOutput: AnyObject {
        func didTap()
      }

      final class HomeView: HomeViewInput {
        var output: HomeViewOutput?
        func show() { output?.didTap() }
        func hide() {}
      }

      final class HomePresenter: HomeViewOutput {
        var view: HomeViewInput?
        func didTap() { view?.hide() }
      }

      """
    let mock = """
      final class HomeViewMock: HomeViewInput {
        var showCallsCount = 0
        func show() { showCallsCount += 1 }
      }

      """
    try clone.write(manifest, to: "Package.swift")
    try clone.write(source, to: "Sources/App/Feature/Home/Home.swift")
    try clone.write(mock, to: "Tests/AppTests/Feature/Home/HomeViewMock.swift")
    return clone
  }

  @Test("is changed by the same commands in a place of its own")
  func fixture() throws {
    for arguments in Self.writers where !arguments.contains("--check") {
      let outcome = try Self.clone().run(arguments)
      #expect(
        outcome.status == 0 && !outcome.errors.contains("unchanged"),
        "\(arguments): \(outcome.output)\(outcome.errors)")
    }
  }

  @Test("is not changed", arguments: places)
  func changes(place: String) throws {
    let clone = try Self.clone()
    for target in ["Sources/App", "Tests/AppTests"] {
      try clone.move("\(target)/Feature", to: "\(place)/\(target)/Feature")
      try clone.link("\(target)/Feature", to: "../../\(place)/\(target)/Feature")
    }
    let before = try clone.files()
    for arguments in Self.writers {
      let outcome = try clone.run(arguments)
      #expect(outcome.status == 77, "\(arguments): \(outcome.output)\(outcome.errors)")
      #expect(try clone.files() == before, "\(arguments)")
    }
  }

  @Test(
    "gets no record, and no template of it",
    arguments: places.filter { !$0.hasPrefix(".viper-gen") })
  func records(place: String) throws {
    let clone = try Self.clone()
    try clone.makeFolder(place)
    try clone.link(".viper-gen", to: place)
    let before = try clone.files()
    for arguments in [["adopt", "Home"], ["adopt", "--all"], ["adopt", "Home", "-n"]] {
      let outcome = try clone.run(arguments)
      #expect(outcome.status == 77, "\(arguments): \(outcome.output)\(outcome.errors)")
      #expect(try clone.files() == before, "\(arguments)")
    }
  }

  @Test(
    "gets no baseline and no template in such a place",
    arguments: places.filter { !$0.hasPrefix("App.") })
  func named(place: String) throws {
    let clone = try Self.clone()
    try clone.makeFolder(place)
    try clone.link("Link", to: place)
    let before = try clone.files()
    // A typed name that ends with a dot is refused as such.
    let typed = place.hasPrefix(".git.") ? [] : [place]
    for folder in ["Link", "Sources/../Link"] + typed {
      for arguments in [
        ["lint", "--write-baseline", "--baseline", "\(folder)/known.json"],
        ["templates", "learn", "Sources/App/Feature/Home", "--into", folder],
      ] {
        let outcome = try clone.run(arguments)
        #expect(outcome.status == 77, "\(arguments): \(outcome.output)\(outcome.errors)")
        #expect(try clone.files() == before, "\(arguments)")
      }
    }
  }

  @Test("is not registered in a file there", arguments: places)
  func insertions(place: String) throws {
    let clone = try HostileClone()
    try clone.write("enum AppRoute {\n  case home\n}\n", to: "Sources/App/Routes/AppRoute.swift")
    try clone.folder.write(
      #"""
      {
        "id": "screen", "description": "A screen",
        "files": [{"source": "View.swift", "path": "<<Module>>View.swift", "role": "source"}],
        "insertions": [{"into": "enum AppRoute", "text": "case <<Module|lowerCamel>>"}]
      }

      """#, to: "Templates/screen/template.json")
    try clone.folder.write("struct <<Module>>View {}\n", to: "Templates/screen/View.swift")
    let templates = ["--templates", "../Templates"]
    let create = ["create", "Old", "--template", "screen"] + templates
    #expect(try clone.run(create).status == 0)
    try clone.move("Sources/App/Routes", to: "\(place)/Routes")
    try clone.link("Sources/App/Routes", to: "../../\(place)/Routes")
    let before = try clone.files()
    for arguments in [
      ["create", "New", "--template", "screen"] + templates, ["remove", "Old"],
      ["rename", "Old", "Other"] + templates,
    ] {
      let outcome = try clone.run(arguments)
      #expect(outcome.status == 77, "\(arguments): \(outcome.output)\(outcome.errors)")
      #expect(try clone.files() == before, "\(arguments)")
    }
  }
}
