import Foundation
import Testing

/// Functions and variables of a target have the names of types to themselves, as the compiler requires.
@Suite("A name that the target declares at file scope")
struct DeclaredNameTests {
  private func create(beside code: String) throws -> Outcome {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "App", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.target(name: "App")])

      """, to: "Package.swift")
    try folder.write("// Code.\n\(code)\n", to: "Sources/App/Code.swift")
    return try folder.viperGen("create", "SignIn", "--testing", "none", "--dry-run")
  }

  @Test(
    "is refused for a type, with its place",
    arguments: [
      "func SignInView() -> Int { 1 }", "private func SignInView<T>(_ t: T) {}",
      "let SignInView = 1", "var SignInView: Int { 1 }", "let a = 1, SignInView = 2",
      "let (a, SignInView) = (1, 2)", "#if DEBUG\nfunc SignInView() {}\n#endif",
      "fileprivate typealias SignInView = Int",
    ])
  func refused(_ code: String) throws {
    let outcome = try create(beside: code)
    #expect(outcome.status == 64)
    let line = code.hasPrefix("#if") ? 3 : 2
    let message =
      "'SignIn' would declare 'SignInView', which Sources/App/Code.swift:\(line) declares already"
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errors.components(separatedBy: "error:").count == 2, "\(outcome.errors)")
  }

  @Test(
    "is accepted where the compiler accepts it",
    arguments: [
      "func SignInView() async -> Int { 1 }", "func f() { func SignInView() {} }",
      "func f() { let SignInView = 1; _ = SignInView }", "enum Screen { case SignInView }",
      "struct A { var SignInView = 1; func SignInPresenter() {} }", "func signIn() {}",
      "let signin = 1",
      "@freestanding(expression) macro SignInView() -> Int = #externalMacro(module: \"M\", type: \"T\")",
      "let a = \"let SignInView = 1\" // let SignInView = 1", "func signInView() {}",
    ])
  func accepted(_ code: String) throws {
    let outcome = try create(beside: code)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("is the name of the module only for a type") func moduleName() throws {
    #expect(try create(beside: "struct Signin {}").status == 64)
    #expect(try create(beside: "func SIGNIN() {}").status == 0)
  }
}
