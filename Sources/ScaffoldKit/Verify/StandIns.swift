/// Modules that replace frameworks which the machine does not have: a folder with a `stand-ins.json`
/// and a folder of Swift files for each module.
///
/// The file lists platforms with their modules, each after those that it imports:
/// `{"platforms": [{"name": "iOS", "modules": ["UIKit", "SwiftUI"]}]}`. `standFor` may name what
/// a module replaces if that is not Apple's SDK: `{"Quick": "the released package"}`.
struct StandIns {
  struct Platform {
    let name: String
    let modules: [String]
  }

  let path: String
  let platforms: [Platform]
  private let originals: [String: String]
  private let folder: any Directory
  private static let manifestName = "stand-ins.json"
  private static let largestFile = 4 << 20

  init(at path: String, on fileSystem: any FileSystem) throws(ScaffoldError) {
    self.path = path
    do throws(SystemError) {
      folder = try fileSystem.directory(at: path)
      guard try folder.status(of: Self.manifestName)?.kind == .file else {
        throw SystemError(operation: "open", path: path, number: 2)
      }
    } catch {
      guard error.isMissing || error.isNotDirectory else { throw ScaffoldError(error) }
      throw ScaffoldError(
        .notFound, .noStandIns,
        "'\(path.escapingControlCharacters)' has no '\(Self.manifestName)'",
        help: "name a folder that has this file and a folder for each module")
    }
    let bytes = try reporting(folder.contents(of: Self.manifestName, limit: Self.largestFile))
    let source = SourceText(path: "\(path)/\(Self.manifestName)", bytes: bytes)
    let json = try JSONReader.read(source, comments: true)
    var object = JSONObject(json, known: ["platforms", "standFor"])
    platforms = (object.array("platforms") ?? []).compactMap { json in
      var inner = JSONObject(json, known: ["name", "modules"])
      let platform = inner.requiredString("name").map { name in
        Platform(name: name, modules: inner.strings("modules") ?? [])
      }
      object.report(inner.problems)
      return platform
    }
    var originals: [String: String] = [:]
    for member in json["standFor"]?.members ?? [] {
      originals[member.name] = member.value.string
    }
    self.originals = originals
    guard object.problems.isEmpty else { throw ScaffoldError(object.problems) }
  }

  /// The compiler's arguments for code of Apple's systems on another system.
  static let flags = [
    "-Xfrontend", "-enable-objc-interop",
    "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
  ]

  /// The compiler's arguments that build a module in the folder `output`, which has the earlier modules.
  func arguments(for module: String, output: String) throws(ScaffoldError) -> [String] {
    let inner = try reporting(folder.directory(module))
    let names = try reporting(inner.entries())
    let files = names.filter { $0.hasSuffix(".swift") }.map { "\(path)/\(module)/\($0)" }
    return ["-emit-module", "-wmo"] + files + [
      "-module-name", module, "-swift-version", "6", "-parse-as-library",
      "-enable-library-evolution", "-I", output, "-o", "\(output)/\(module).swiftmodule",
    ] + Self.flags
  }

  /// The remarks on a result that depends on stand-ins, for the modules that are used.
  func remarks(using isUsed: (String) -> Bool) -> [String] {
    platforms.flatMap(\.modules).uniqued.filter(isUsed).map { module in
      let original = originals[module] ?? "Apple's SDK"
      return "\(module) branch: type-checked against stand-ins, not against \(original)"
    }
  }
}
