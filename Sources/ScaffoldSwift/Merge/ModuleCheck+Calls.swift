// Functions that the template changes, and the calls that were written for the old ones.

extension ModuleCheck {
  /// The names of functions whose types or effects the template changes, and of types whose initializers it changes.
  var changedNames: Set<String> {
    var names: Set<String> = []
    for (type, entry) in newTypes.types {
      guard let former = baseTypes.types[type] else { continue }
      for (selector, declaration) in entry.members where declaration.kind == .function {
        guard let old = former.members[selector], old.contract != declaration.contract else {
          continue
        }
        names.insert(declaration.name)
      }
      let initializers = { (entry: TypeTable.Entry) in
        entry.members.filter { $0.value.kind == .initializer }.mapValues(\.contract)
      }
      if !initializers(former).isEmpty, initializers(former) != initializers(entry) {
        names.insert(type)
      }
    }
    return names
  }

  /// The code of the user that calls a function which the template changes.
  func changedCalls(
    in units: [CodeUnit], _ file: SwiftFile, _ changed: [String]
  ) -> [(offset: Int, reason: String)] {
    guard !changed.isEmpty else { return [] }
    return units.compactMap { unit in
      let uses = unit.uses(in: file)
      guard changed.contains(where: { uses[$0] != nil }) else { return nil }
      let known = newUses[unit.name] ?? [:]
      let name = changed.first { uses[$0, default: 0] > known[$0, default: 0] }
      return name.map {
        (unit.code.lowerBound, "the template changes '\($0)', which '\(unit.name)' uses")
      }
    }
  }

  /// The code that the template changes and that the user has moved, so that it is as it was.
  func oldCode(
    in units: [CodeUnit], _ file: SwiftFile
  ) -> [(offset: Int, reason: String)] {
    units.compactMap { unit in
      let name = unit.name
      guard let new = newCode[name], let old = baseCode[name] else { return nil }
      let words = unit.words(in: file)
      guard !new.contains(words), old.contains(words) else { return nil }
      return (unit.code.lowerBound, "the template changes '\(name)', which has moved")
    }
  }
}

/// A function, an initializer or a property.
struct CodeUnit {
  /// The types around it, and its name.
  private let path: [String]
  private let selector: String
  /// What no other declaration of its type may have, too: the name with labels and types. A function without parameters
  /// may not have the name of a property.
  let signature: String
  /// Whether others may have the same signature: it is in an `#if`, private, or a requirement of a protocol.
  let mayBeDouble: Bool
  let code: Range<Int>

  /// The name with that of its type: `SignInView.load()`.
  var name: String {
    path.isEmpty ? selector : path.joined(separator: ".") + "." + selector
  }

  static func all(in file: SwiftFile) -> [CodeUnit] {
    var units: [CodeUnit] = []
    add(file.declarations, in: [], mayBeDouble: false, to: &units)
    return units
  }

  private static func add(
    _ declarations: [Declaration], in path: [String], mayBeDouble: Bool, to units: inout [CodeUnit]
  ) {
    // A declaration is large, so that it is not copied.
    for index in declarations.indices {
      switch declarations[index].kind {
      case .conditional:
        add(declarations[index].children, in: path, mayBeDouble: true, to: &units)
      case .struct, .class, .enum, .actor, .protocol, .extension:
        add(
          declarations[index].children, in: path + [declarations[index].name],
          mayBeDouble: mayBeDouble || declarations[index].kind == .protocol, to: &units)
      default:
        units.append(CodeUnit(declarations[index], in: path, mayBeDouble: mayBeDouble))
      }
    }
  }

  /// The types at the top of a file.
  static func types(in file: SwiftFile) -> [CodeUnit] {
    file.declarations.filter { $0.isType && !$0.isPrivate }.map {
      CodeUnit($0, in: [], mayBeDouble: false, kinds: [$0.kind])
    }
  }

  private init(
    _ declaration: Declaration, in path: [String], mayBeDouble: Bool,
    kinds: [Declaration.Kind] = [.function, .property, .initializer, .subscript, .typealias]
  ) {
    self.path = path
    selector = declaration.selector.isEmpty ? declaration.name : declaration.selector
    let types = declaration.parameterTypes
    let isPlain = declaration.kind == .function && types.isEmpty
    let words =
      path + [declaration.isStatic ? "static" : "", isPlain ? declaration.name : selector]
    signature = (words + types).joined(separator: "\u{0}")
    self.mayBeDouble =
      mayBeDouble || declaration.isPrivate || !kinds.contains(declaration.kind)
    code = declaration.code
  }

  /// The name without labels.
  var baseName: String { String(selector.prefix { $0 != "(" }) }

  /// Its tokens.
  func words(in file: SwiftFile) -> [String] { file.words(in: code) }

  /// How often each name is called: the words before an opening parenthesis, but not the name of a function that
  /// is declared.
  func uses(in file: SwiftFile) -> [String: Int] {
    let tokens = tokens(in: file)
    var uses: [String: Int] = [:]
    for index in tokens.indices.dropLast()
    where file.text[tokens[index + 1].range].elementsEqual("(".utf8)
      && (index == tokens.startIndex
        || !file.text[tokens[index - 1].range].elementsEqual("func".utf8))
    {
      uses[String(decoding: file.text[tokens[index].range], as: UTF8.self), default: 0] += 1
    }
    return uses
  }

  private func tokens(in file: SwiftFile) -> ArraySlice<SwiftToken> {
    let start = file.tokens.partitionIndex { $0.range.lowerBound >= code.lowerBound }
    return file.tokens[start...].prefix { $0.range.lowerBound < code.upperBound }
  }
}
