/// What can happen between the plan and the commit.
enum ApplyFault: Fault {
  case appeared(String)
  /// The same where something is to be put back.
  case inTheWay(String)
  case changed(String)
  case interrupted
  /// The same where not everything could be taken back.
  case stopped
  /// What somebody has worked on before it was taken back; what it took the place of lies aside.
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
