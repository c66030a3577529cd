import ScaffoldSwift

/// The new names of the types of a module, for signatures in recorded options that name them.
struct RenamedTypeNames {
  private var names: [String: String] = [:]

  /// Reads the names from the renderings of the module under both names.
  init(_ old: PlannedModule, _ new: PlannedModule) {
    for (old, new) in zip(old.files, new.files) where old.path.isSwift {
      let types = (Self.types(in: old), Self.types(in: new))
      guard types.0.count == types.1.count else { continue }
      names.merge(zip(types.0, types.1).map { ($0, $1) }) { first, _ in first }
    }
    names = names.filter { $0.key != $0.value }
  }

  private static func types(in file: PlannedFile) -> [String] {
    (SwiftFile(ifReadable: file.contents)?.declarations ?? [])
      .filter { [.struct, .class, .enum, .actor, .protocol].contains($0.kind) }.map(\.name)
  }

  /// Gives the types in signatures and fields their new names.
  func rename(in request: inout ScaffoldRequest) {
    request.presets = request.presets.map { setting in
      ScaffoldRequest.Setting(setting.name, renaming(setting.value))
    }
    guard var facts = request.rerendering?.facts else { return }
    facts.typeImports = renamingKeys(of: facts.typeImports)
    facts.samples = renamingKeys(of: facts.samples).mapValues { sample in
      .init(
        text: sample.text.isEmpty ? "" : renaming(sample.text), isComparable: sample.isComparable,
        title: sample.title)
    }
    request.rerendering?.facts = facts
  }

  private func renamingKeys<Value>(of values: [String: Value]) -> [String: Value] {
    Dictionary(values.map { (names[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
  }

  /// A signature with the new names. A name alone is not one of a type: options name modules, too.
  private func renaming(_ text: String) -> String {
    guard text.contains(where: { "(:".contains($0) }) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for token in SwiftLexer(bytes).tokens where token.kind == .word {
      let word = String(decoding: bytes[token.range], as: UTF8.self)
      result += bytes[end..<token.range.lowerBound] + Array((names[word] ?? word).utf8)
      end = token.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}

extension ModuleRecord {
  /// The modules of its target whose signatures may name types of this one.
  func users(among all: [RecordStore.Stored]) -> [RecordStore.Stored] {
    all.filter { $0.record.path != path && $0.record.target == target && $0.record.mayName(self) }
  }

  /// Whether a signature has a name that begins with that of another module.
  func mayName(_ other: ModuleRecord) -> Bool {
    options.flatMap(\.texts).contains { text in
      text.contains { "(:".contains($0) }
        && text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
          word == other.module || String(word).isName(beginningWith: other.module)
        }
    }
  }
}
