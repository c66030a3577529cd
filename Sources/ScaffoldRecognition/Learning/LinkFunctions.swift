import ScaffoldSwift

/// The functions that the protocols of a module require, as the lists of a learnt template take them.
///
/// ```swift
/// LinkFunctions(of: login, in: files).lists  // ["view-to-presenter": ["signIn(email: String)"]]
/// ```
package struct LinkFunctions: Sendable, Equatable {
  /// The functions by the names of the lists. Functions that a list does not accept are left out: those with effects,
  /// with a result or with the module's name.
  package let lists: [String: [String]]

  /// Reads the protocols of the links between the parts of a module. A source that cannot be read is left out.
  package init(of module: RecognizedModule, in sources: [SourceText]) {
    var sources = ProjectSources(sources)
    var lists: [String: [String]] = [:]
    for link in module.links where link.isInModule {
      guard let to = link.to, let held = link.namedProtocol else { continue }
      let name = "\(link.from.rawValue)-to-\(to.rawValue)"
      do throws(AdditionError) {
        let body = try sources.body(at: held.place)
        let file = try sources.file(at: held.place.path)
        let signatures = body.members.filter { $0.kind == .function }.compactMap {
          LinkLoops.signature(of: $0, in: file, without: module.name)
        }
        if lists[name] == nil { lists[name] = signatures }
      } catch {
        continue
      }
    }
    self.lists = lists
  }
}
