import ScaffoldRecognition
import ScaffoldSwift

/// The segues of all storyboards, with the modules of their ends.
struct StoryboardSegues {
  struct Found {
    /// The class of the controller that has the segue, and its module, if it has one.
    let sourceClass: String
    let source: Int?
    let destination: Int
    let kind: ModuleGraph.Kind
    let identifier: String?
    let place: SourcePlace
  }

  private let boards: [Storyboard]
  private let owners: ModuleOwners
  private(set) var found: [Found] = []

  init(_ texts: [SourceText], _ owners: ModuleOwners) {
    boards = texts.filter { !$0.isTest && Storyboard.isStoryboard($0.path) }
      .sorted { $0.path < $1.path }.map(Storyboard.init)
    self.owners = owners
    for board in boards {
      for segue in board.segues {
        guard let kind = ModuleGraph.Kind(segue: segue.kind),
          let name = board.controllers[segue.source]?.className
        else { continue }
        var seen: Set<String> = []
        for destination in modules(at: segue.destination, in: board, &seen) {
          found.append(
            Found(
              sourceClass: name, source: module(ofView: name), destination: destination,
              kind: kind, identifier: segue.identifier, place: segue.place))
        }
      }
    }
  }

  private func module(ofView name: String) -> Int? {
    owners.owner(ofType: name).flatMap { $0.role == .view ? $0.module : nil }
  }

  /// The modules that a controller shows: its own, or those of the controllers in a container of a library.
  private func modules(
    at id: String, in board: Storyboard, _ seen: inout Set<String>
  ) -> [Int] {
    guard seen.insert("\(board.name)\n\(id)").inserted, let controller = board.controllers[id]
    else {
      return []
    }
    if let name = controller.className { return module(ofView: name).map { [$0] } ?? [] }
    if let reference = controller.reference {
      let name = reference.storyboard ?? board.name
      return boards.filter { $0.name == name }.prefix(1).flatMap { board -> [Int] in
        let target =
          reference.identifier.map { wanted in
            board.controllers.values.first { $0.identifier == wanted }?.id
          } ?? board.initial
        return target.map { modules(at: $0, in: board, &seen) } ?? []
      }
    }
    return board.segues.filter { $0.source == id && $0.kind == "relationship" }
      .flatMap { modules(at: $0.destination, in: board, &seen) }
  }

  /// The segues that the code of a module performs, with the tokens of the calls.
  func performed(in scan: SourceScan, by module: Int) -> [(place: Int, segue: Found)] {
    guard !found.isEmpty else { return [] }
    return scan.tokens.indices.flatMap { place -> [(Int, Found)] in
      guard scan.tokens[place].kind == .word, scan.bytes(place).elementsEqual("performSegue".utf8),
        scan.isMark("(", at: place + 1), scan.word(place + 2) == "withIdentifier",
        scan.word(place + 4).hasPrefix("\"")
      else { return [] }
      let identifier = String(scan.word(place + 4).dropFirst().dropLast())
      return found.filter { $0.identifier == identifier && $0.source == module }.map { (place, $0) }
    }
  }
}
