/// What can go wrong between the plan and the commit.
enum ApplyFault: Fault {
  case appeared(String)
  /// The same where an old entry is to be moved back.
  case inTheWay(String)
  case changed(String)
  case interrupted
  /// The same where not everything could be undone.
  case stopped
  /// An entry that a user has changed before the rollback, with the hidden path of the old one.
  case kept(String, former: String?)

  var wording: Wording {
    switch self {
    case .appeared(let path):
      Wording(
        .conflict, "appeared",
        "'\(path.escapingControlCharacters)' appeared while the run was at work",
        help: "run the command again")
    case .inTheWay(let path):
      Wording(
        .conflict, "appeared",
        "'\(path.escapingControlCharacters)' appeared while the run was at work",
        help: "move it away and run the command again")
    case .changed(let path):
      Wording(
        .conflict, "changed",
        "'\(path.escapingControlCharacters)' changed in the meantime",
        help: "run the command again")
    case .interrupted:
      Wording(.interrupted, "interrupted", "interrupted; nothing was changed")
    case .stopped: Wording(.interrupted, "interrupted", "interrupted")
    case .kept(let path, let former):
      Wording(
        .conflict, "kept",
        "'\(path.escapingControlCharacters)' was changed while the run was at work, and stays as it is",
        help: former.map { "what was there before is '\($0.escapingControlCharacters)' now" }
          ?? "no record tells of it: keep what you need of it, and remove the rest")
    }
  }
}
