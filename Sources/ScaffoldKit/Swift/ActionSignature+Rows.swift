// Actions that delete a row of a list that another action shows.
extension ActionSignature {
  /// The types of the property `id` that rows can have.
  static let rowIDs: Set = ["Int", "Int64", "String", "UUID"]

  /// The type of the last part of ``element``, as a word: `player` for `Shop.Player`.
  fileprivate var elementWords: [String] {
    words(in: element.split(separator: ".").last.map(String.init) ?? "")
  }

  /// Whether it deletes the row of a list by its id, as `deletePlayer(id: Int)` does for `fetchPlayers() -> [Player]`, if
  /// `Player` has the property `id: Int`.
  ///
  /// - Parameter isOnly: whether no other list has rows with such an id, so that `delete(id:)` names none.
  fileprivate func deletesRow(of list: ActionSignature, isOnly: Bool) -> Bool {
    let named = words(in: name)
    guard !isProperty, ["delete", "remove"].contains(named.first), parameters.count == 1,
      let parameter = parameters.first, parameter.type == list.elementID
    else { return false }
    let subject = Array(named.dropFirst())
    guard subject == list.elementWords || subject.isEmpty && isOnly else { return false }
    let key = words(in: parameter.name)
    return key == ["id"] || key == list.elementWords + ["id"]
  }

  private func words(in name: String) -> [String] {
    CaseStyle.snake.apply(to: name).split(separator: "_").map(String.init)
  }
}

extension [[ActionSignature]] {
  /// The same with the first action that deletes the rows of each list; such an action has no controls, because the row
  /// has its value.
  var findingRowDeletions: [[ActionSignature]] {
    let lists = joined().filter { $0.mayDeleteRows && !$0.elementID.isEmpty }
    var deleters: [ActionSignature] = []
    let found = map { actions in
      actions.map { action in
        guard action.mayDeleteRows, !action.elementID.isEmpty else { return action }
        let others = Set(lists.filter { $0.elementID == action.elementID }.map(\.element))
        let deleter = joined().first {
          $0.mayDeleteRows && $0.deletesRow(of: action, isOnly: others.count == 1)
        }
        guard var deleter else { return action }
        var list = action
        deleter.deletesRow = true
        list.rowDeletions = [deleter]
        deleters.append(deleter)
        return list
      }
    }
    return found.map { actions in
      actions.map { action in
        var action = action
        action.deletesRow = deleters.contains {
          $0.id == action.id && $0.selector == action.selector
        }
        return action
      }
    }
  }
}
