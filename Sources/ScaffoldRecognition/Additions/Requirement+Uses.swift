import ScaffoldSwift

extension SwiftFile {
  /// The tokens with the name of a requirement, such as in `interactor?.signOut(everywhere: true)`.
  ///
  /// The labels must be those of the requirement. A function without its labels is found, too.
  func uses(of requirement: Requirement) -> [Int] {
    let name = Array(requirement.declaration.name.utf8)
    return tokens.indices.compactMap { place in
      guard tokens[place].range.count == name.count, text[tokens[place].range].elementsEqual(name)
      else { return nil }
      let isUse = !requirement.isFunction || hasLabels(of: requirement, after: place)
      return isUse ? place : nil
    }
  }

  private func hasLabels(of requirement: Requirement, after place: Int) -> Bool {
    let open = place + 1
    guard isMark("(", at: open), let close = tokens[open].partner, close < tokens.count else {
      return !isMark("{", at: open) || requirement.parameters.last?.type.isFunction == true
    }
    var labels: [String] = []
    var (start, index) = (open + 1, open + 1)
    while index <= close {
      if index == close || isMark(",", at: index) {
        if start < index {
          labels.append(isMark(":", at: start + 1) ? source(start..<start + 1) : "_")
        }
        start = index + 1
      }
      index = index == close ? close + 1 : (tokens[index].partner ?? index) + 1
    }
    // Trailing closures have no labels.
    let expected = requirement.parameters.map { $0.label ?? "_" }
    return expected.starts(with: labels)
      && (labels.count == expected.count || isMark("{", at: close + 1))
  }
}
