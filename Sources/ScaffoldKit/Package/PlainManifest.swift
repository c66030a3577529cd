/// Reads a manifest that says everything in literals, in microseconds and without running it.
///
/// The answer is SwiftPM's or none: the values are held against the vocabulary of
/// `PackageDescription` with their types and tools versions, and whatever the reader does not know
/// for certain makes the manifest not plain.
enum PlainManifest {
  static func read(_ bytes: [UInt8]) throws(NotPlain) -> ManifestSummary {
    guard isCleanUTF8(bytes) else { throw NotPlain(reason: .character, line: 1) }
    guard let (version, end) = ToolsVersion.read(firstLineOf: bytes),
      ManifestVocabulary.known.contains(version)
    else { throw NotPlain(reason: .toolsVersion, line: 1) }
    var parser = try ManifestParser(bytes, from: end, version: version)
    let (imports, constants) = try parser.statements()
    try check(imports, version: version)
    var checker = ManifestChecker(
      version: version, knowsMacros: imports.contains("CompilerPluginSupport"))
    for constant in constants { try checker.define(constant) }
    let packages = constants.filter { $0.name == "package" }
    guard let package = packages.first, makesPackage(package.value),
      constants.count(where: { makesPackage($0.value) }) == 1
    else { throw NotPlain(reason: .package, line: 1) }
    let view = ManifestView(constants: checker.constants)
    let rules = ManifestRules(view: view, version: version, line: package.line)
    return try rules.summary(of: package.value)
  }

  private static func makesPackage(_ value: ManifestExpression) -> Bool {
    if case .construction("Package", _) = value { true } else { false }
  }

  private static func check(_ imports: [String], version: ToolsVersion) throws(NotPlain) {
    let allowed: Set = ["PackageDescription", "CompilerPluginSupport"]
    for module in imports where !allowed.contains(module) {
      throw NotPlain(reason: .import(module), line: 1)
    }
    guard imports.contains("PackageDescription") else {
      throw NotPlain(reason: .import("nothing"), line: 1)
    }
    guard version >= ToolsVersion(5, 9) || !imports.contains("CompilerPluginSupport") else {
      throw NotPlain(reason: .import("CompilerPluginSupport"), line: 1)
    }
  }

  /// SwiftPM refuses a manifest that is not UTF-8; NUL bytes are odd enough to ask it.
  private static func isCleanUTF8(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 < 0x80 && $0 != 0 }) { return true }
    return !bytes.contains(0) && String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}
