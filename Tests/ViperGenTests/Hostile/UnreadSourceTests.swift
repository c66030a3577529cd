import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Sources that are not read, or read once")
struct UnreadSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try describe([#".target(name: "Shop")"#])
    try folder.write(Self.code, to: "Sources/Shop/Login.swift")
  }

  private static let code =
    "class LoginView {}\nclass LoginPresenter { weak var view: LoginView? }\n"

  private func describe(_ targets: [String]) throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [\(targets.joined(separator: ", "))])

      """, to: "Package.swift")
  }

  private static let commands: [[String]] = [
    ["lint"], ["lint", "--fix"], ["list"], ["stats"], ["graph"], ["mocks", "--check"],
  ]

  @Test("are named with the limit if a file is too large")
  func largeFile() throws {
    let path = folder.url.appending(path: "Sources/Shop/Huge.swift").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, 16 << 20 + 1) == 0)
    for words in Self.commands {
      let outcome = try Program.viperGen(words, in: folder.url)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
      #expect(
        outcome.errors.contains(
          "Sources/Shop/Huge.swift: warning: the file has more than 16777216 bytes"),
        "\(words): \(outcome.errors)")
    }
    #expect(try folder.viperGen("lint").errors.contains("1 module of the files that are read"))
    let shown = try folder.viperGen("show", "Cart")
    #expect(shown.status == 66 && shown.errors.contains("Huge.swift"), "\(shown.errors)")
    #expect(try folder.viperGen("lint", "--json").output.contains(#""code": "limit""#))
  }

  @Test("are mentioned if there are too many")
  func manyFiles() throws {
    let place = folder.url.appending(path: "Sources/Shop").path
    for number in 0..<50_000 {
      #expect(FileManager.default.createFile(atPath: "\(place)/A\(number).swift", contents: nil))
    }
    let outcome = try folder.viperGen("lint")
    #expect(outcome.errors.contains("warning: the project has more than 50000 source files"))
    #expect(outcome.errors.contains("no findings in 0 modules of the files that are read"))
  }

  @Test("count once if targets share their folder")
  func sharedFolder() throws {
    try describe((0..<300).map { #".target(name: "A\#($0)", path: "Sources")"# })
    let list = try folder.viperGen("list")
    #expect(list.output.split(separator: "\n").count == 1, "\(list.output)")
    #expect(try folder.viperGen("lint").errors.contains(" in 1 module"))
  }

  @Test("count once if several links lead to one of them")
  func links() throws {
    for number in 0..<50 {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "Sources/Shop/L\(number).swift").path,
        withDestinationPath: "Login.swift")
    }
    let list = try folder.viperGen("list")
    #expect(list.output.contains("1 file "), "\(list.output)")
  }

  @Test("end the work when the user interrupts it", arguments: ["lint", "stats", "graph", "list"])
  func interruption(_ command: String) throws {
    let code = (0..<6_000).map { "class A\($0)View { func f\($0)() { print(\($0)) } }\n" }.joined()
    for number in 0..<60 { try folder.write(code, to: "Sources/Shop/Big\(number).swift") }
    let script = """
      "$0" "$1" &
      sleep 1
      kill -TERM $!
      wait $!
      """
    let outcome = try Program.tool(
      "sh", ["-c", script, Program.viperGen.path, command], in: folder.url)
    #expect(outcome.status == 143, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("error: interrupted"), "\(outcome.errors)")
  }

  @Test("leave a baseline that is too large unread")
  func largeBaseline() throws {
    let path = folder.url.appending(path: ".viper-gen-baseline.json").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, 8 << 20 + 1) == 0)
    let outcome = try folder.viperGen("lint")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(
      outcome.errors.hasPrefix(
        ".viper-gen-baseline.json: error: the baseline has more than 8388608 bytes\nhelp: "),
      "\(outcome.errors)")
    #expect(try folder.viperGen("lint", "--write-baseline").status == 0)
    #expect(try folder.viperGen("lint").status == 0)
  }
}
