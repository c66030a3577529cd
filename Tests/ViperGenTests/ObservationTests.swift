import Foundation
import Testing

/// `@Observable` does not compile for older systems, so the package decides with the option.
@Suite("The view model")
struct ObservationTests {
  static let packages: [(platforms: String, option: String, isObservable: Bool)] = [
    ("platforms: [.iOS(.v17), .macOS(.v14)],", "observable", true),
    ("platforms: [.iOS(.v17)],", "observable", true),
    ("platforms: [.iOS(.v16), .macOS(.v14)],", "observable", false),
    ("", "observable", false),
    ("platforms: [.iOS(.v17)],", "observable-object", false),
  ]

  @Test("uses Observation where every system of the package has it", arguments: packages)
  func form(_ package: (platforms: String, option: String, isObservable: Bool)) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Demo", \(package.platforms)
        targets: [.target(name: "Demo"), .testTarget(name: "DemoTests", dependencies: ["Demo"])])

      """, to: "Demo/Package.swift")
    let created = try Program.viperGen(
      [
        "create", "SignIn", "--package-path", "Demo", "--ui", "swiftui", "--navigation", "swiftui",
        "--observation", package.option,
      ], in: folder.url)
    try #require(created.status == 0, "\(created.errors)")
    let module = "Demo/Sources/Demo/SignIn/SignIn"
    let model = try folder.text(of: "\(module)ViewModel.swift")
    #expect(model.contains("@Observable\n") == package.isObservable)
    #expect(model.contains("ObservableObject") == !package.isObservable)
    let content = try folder.text(of: "\(module)ContentView.swift")
    #expect(content.contains("@ObservedObject") == !package.isObservable)
  }
}
