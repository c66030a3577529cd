import Foundation
import Testing

@testable import ScaffoldKit

@Suite("A look at a module written by hand that the disk refuses")
struct RefusedSourceTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Shop",
      targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])

    """,
    "Sources/App/Pin/PinProtocols.swift": """
    protocol PinViewProtocol {
      func show(error: String)
      func hide()
    }
    protocol PinPresenterProtocol: AnyObject {}

    """,
    "Sources/App/Pin/PinView.swift": """
    final class PinView: PinViewProtocol {
      var presenter: PinPresenterProtocol?
      func show(error: String) {}
      func hide() {}
    }

    """,
    "Sources/App/Pin/PinPresenter.swift": """
    final class PinPresenter: PinPresenterProtocol {
      var view: PinViewProtocol?
      func didLoad() { view?.show(error: "") }
    }

    """,
    "Tests/AppTests/PinViewMock.swift": """
    @testable import App
    final class PinViewMock: PinViewProtocol {
      var showCallsCount = 0
      func show(error: String) { showCallsCount += 1 }
    }

    """,
  ]

  /// What commands would write, by their names.
  private static func changes(
    of command: String, at path: String, _ scaffolder: Scaffolder
  ) throws(ScaffoldError) -> [String: [UInt8]] {
    let set: ChangeSet
    switch command {
    case "add":
      var request = AdditionRequest(module: "Pin", signatures: ["close()"], packagePath: path)
      (request.from, request.to) = ("presenter", "view")
      set = try scaffolder.previewAddition(request)
    case "adopt":
      set = try scaffolder.previewAdoption(AdoptionRequest(modules: ["Pin"], packagePath: path))
    case "mocks":
      set = try scaffolder.previewMocks(MockRequest(packagePath: path)).changeSet
    case "lint --fix":
      set = try scaffolder.previewLintFixes(LintRequest(packagePath: path)).changeSet
    default:
      set = try scaffolder.previewBaseline(LintRequest(packagePath: path))
    }
    return Dictionary(
      uniqueKeysWithValues: set.changes.map { ($0.file.path.description, $0.file.contents) })
  }

  @Test(
    "is an error, or changes nothing in the result",
    arguments: ["add", "adopt", "mocks", "lint --fix", "lint --write-baseline"])
  func looks(_ command: String) throws {
    let package = try TestPackage(Self.files)
    let expected = try Self.changes(of: command, at: package.path, Scaffolder())
    #expect(!expected.isEmpty)
    var (look, errors) = (0, 0)
    while true {
      let system = FailingFileSystem(lookFailsAt: look)
      do throws(ScaffoldError) {
        let found = try Self.changes(
          of: command, at: package.path, Scaffolder(fileSystem: system))
        #expect(found == expected, "\(command), look \(look)")
        if !system.hasFailedLook { break }
      } catch {
        #expect(
          [.inputOutput, .configuration].contains(error.category), "\(command), look \(look)")
        errors += 1
      }
      look += 1
    }
    #expect(errors > Self.files.count, "\(look) looks")
  }
}
