import Testing

@testable import ScaffoldKit

@Suite struct ModulePathTests {
  @Test(
    "the last component is the name",
    arguments: [
      ("SignIn", []), ("Feature/SignIn", ["Feature"]), ("a b/c-d/SignIn", ["a b", "c-d"]),
      ("Über/登录/SignIn", ["Über", "登录"]), ("a.b/SignIn", ["a.b"]),
    ]) func theLastComponentIsTheName(_ text: String, _ subfolder: [String]) throws
  {
    let path = try ModulePath(text)
    #expect(path.subfolder == subfolder)
    #expect(path.name.text == "SignIn")
    #expect(path.description == text)
    if !subfolder.isEmpty {
      #expect(
        try RelativePath(validating: subfolder.joined(separator: "/")).components == subfolder)
    }
  }

  @Test(
    "a path that leaves the folder is refused for safety",
    arguments: [
      ("/SignIn", "path-absolute"), ("\\SignIn", "path-absolute"), ("C:/SignIn", "path-absolute"),
      ("c:SignIn", "path-absolute"), ("../SignIn", "path-escape"),
      ("A/../../SignIn", "path-escape"), ("A\\..\\SignIn", "path-escape"),
      ("..\\SignIn", "path-escape"), ("..", "path-escape"), ("A/..", "name-path"),
      (".", "name-path"), ("./", "name-path"),
    ]) func aPathThatLeavesTheFolderIs(_ text: String, _ code: String)
  {
    let failure = #expect(throws: ScaffoldError.self) { try ModulePath(text) }
    #expect(failure?.diagnostics.map(\.code.rawValue) == [code])
    #expect(failure?.category == .containment)
  }

  @Test(
    "a folder that not every system can have is refused",
    arguments: [
      ("A\\SignIn", "path-syntax"), ("A//SignIn", "path-syntax"), ("A//", "path-syntax"),
      (" A/SignIn", "path-syntax"), ("A /SignIn", "path-syntax"),
      (".git/SignIn", "path-syntax"), ("A./SignIn", "path-syntax"),
      ("A\u{7}/SignIn", "path-invisible"),
      ("A\u{202E}/SignIn", "path-invisible"), ("A\n/SignIn", "path-invisible"),
      ("nul/SignIn", "path-reserved"), ("con.txt/SignIn", "path-reserved"),
      (String(repeating: "a", count: 256) + "/SignIn", "path-length"), ("", "name-empty"),
    ]) func aFolderThatNotEverySystemCan(_ text: String, _ code: String)
  {
    let failure = #expect(throws: ScaffoldError.self) { try ModulePath(text) }
    #expect(failure?.diagnostics.map(\.code.rawValue) == [code])
    #expect(failure?.category == .usage)
  }

  @Test(
    "a path is read as a shell reads it",
    arguments: [
      ("./SignIn", "SignIn"), ("Feature/SignIn/", "Feature/SignIn"), ("A/../SignIn", "SignIn"),
      ("A/./B/../SignIn/", "A/SignIn"), ("SignIn/.", "SignIn"),
    ]) func aPathIsReadAsAShellReadsIt(_ text: String, _ path: String) throws
  {
    #expect(try ModulePath(text).description == path)
    #expect(try ModulePath(text) == ModulePath(path))
  }

  @Test("an absolute path leads into the package, or is refused") func anAbsolutePath() throws {
    let place = PackagePlace(root: "/x/Shop/", from: "/x/Shop/Sources/./App")
    let path = try ModulePath("/x/Shop/Sources/App/SignIn") { place }
    #expect(path.description == "Sources/App/SignIn" && path.isFromPackage)
    #expect(try ModulePath("../SignIn") { place }.description == "Sources/SignIn")
    for text in ["/x/Shopping/SignIn", "/x/Shop/../SignIn", "../../../SignIn"] {
      let failure = #expect(throws: ScaffoldError.self) { try ModulePath(text) { place } }
      #expect(failure?.category == .containment)
    }
  }

  @Test("all errors are reported at once") func allErrorsAreReportedAtOnce() {
    let failure = #expect(throws: ScaffoldError.self) { try ModulePath("nul/ x/sign-in") }
    #expect(failure?.diagnostics.map(\.code) == [.pathReserved, .pathSyntax, .nameSyntax])
    #expect(failure?.diagnostics.last?.help == "use 'nul/ x/SignIn'")
  }

  @Test("a suggestion repeats the subfolder") func aSuggestionRepeatsTheSubfolder() {
    let failure = #expect(throws: ScaffoldError.self) { try ModulePath("Feature/sign-in") }
    #expect(failure?.diagnostics.first?.help == "use 'Feature/SignIn'")
    let other = #expect(throws: ScaffoldError.self) { try ModulePath("Feature\\SignIn") }
    #expect(other?.diagnostics.first?.help == "use 'Feature/SignIn'")
  }

  @Test("a slash followed by a mark is still a slash") func aSlashFollowedByAMark() throws {
    #expect(try ModulePath("A/\u{301}b/C").subfolder.count == 2)
  }
}
