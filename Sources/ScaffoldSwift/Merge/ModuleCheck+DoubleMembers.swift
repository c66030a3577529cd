// What is declared twice.
extension ModuleCheck {
  /// The user's own functions and properties that the template adds, too.
  func doubleMembers(in files: [File]) -> [(file: Int, offset: Int, reason: String)] {
    let known = base.compactMap(\.file).reduce(into: Set<String>()) { names, file in
      names.formUnion(CodeUnit.all(in: file).map(\.signature))
    }
    let added = new.compactMap(\.file).flatMap(CodeUnit.all)
      .filter { !$0.mayBeDouble && !known.contains($0.signature) }
    let names = Dictionary(added.map { ($0.signature, $0.name) }) { first, _ in first }
    guard !names.isEmpty else { return [] }
    var places: [String: [(file: Int, offset: Int, isOwn: Bool)]] = [:]
    for (index, file) in files.enumerated() {
      guard let read = file.file else { continue }
      let former = Set(file.former.map { CodeUnit.all(in: $0).map(\.signature) } ?? [])
      for unit in CodeUnit.all(in: read)
      where !unit.mayBeDouble && names[unit.signature] != nil {
        places[unit.signature, default: []].append(
          (index, unit.code.lowerBound, former.contains(unit.signature)))
      }
    }
    return places.sorted { $0.key < $1.key }.compactMap { signature, places in
      guard places.count > 1, let own = places.first(where: \.isOwn), let name = names[signature]
      else { return nil }
      let remark =
        Set(places.map(\.file)).count > 1 ? "; move it to the file of the template" : ""
      return (own.file, own.offset, "the template adds '\(name)', which is here already" + remark)
    }
  }
}

extension ModuleCheck {
  /// What the files declare twice and the template does not: what git has kept of both sides of a merge.
  func repeatedMembers(in files: [File]) -> [(file: Int, offset: Int, reason: String)] {
    let known = Set(RepeatedMembers(in: new.compactMap(\.file?.text)).found)
    let own = files.indices.filter { !files[$0].isOutside }
    return RepeatedMembers(in: own.compactMap { files[$0].file?.text }).found
      .filter { !known.contains($0) }
      .compactMap { member in
        let name = member.type.isEmpty ? member.selector : member.type + "." + member.selector
        let places = own.flatMap { index in
          (files[index].file.map { CodeUnit.all(in: $0) + CodeUnit.types(in: $0) } ?? [])
            .filter { $0.name == name }.map { (index, $0.code.lowerBound) }
        }
        return places.last.map { ($0.0, $0.1, "'\(name)' is declared twice") }
      }
  }

  /// The types that the template has in another file now, and that are declared in their former one, too.
  func doubleTypes(in files: [File]) -> [(file: Int, offset: Int, reason: String)] {
    var places: [String: [(file: Int, offset: Int, isOwn: Bool)]] = [:]
    for (index, file) in files.enumerated() where !file.isOutside {
      let former = Set((file.former?.declarations ?? []).filter(\.isType).map(\.name))
      for declaration in file.file?.declarations ?? [] where declaration.isType {
        places[declaration.name, default: []].append(
          (index, declaration.code.lowerBound, former.contains(declaration.name)))
      }
    }
    return places.sorted { $0.key < $1.key }.compactMap { name, places in
      guard Set(places.map(\.file)).count > 1, places.contains(where: { !$0.isOwn }),
        let own = places.first(where: \.isOwn)
      else { return nil }
      return (own.file, own.offset, "the template has '\(name)' in another file now")
    }
  }
}

extension Declaration {
  /// Whether it declares a type, not an extension of one.
  var isType: Bool {
    switch kind {
    case .struct, .class, .enum, .actor, .protocol: true
    default: false
    }
  }
}
