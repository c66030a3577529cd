/// What can happen between the plan and the commit.
enum ApplyFault: Fault {
  case appeared(String)
  case changed(String)
  case interrupted

  var wording: Wording {
    switch self {
    case .appeared(let path):
      Wording(
        .conflict, "appeared",
        "'\(path.escapingControlCharacters)' appeared while the run was at work",
        help: "run the command again")
    case .changed(let path):
      Wording(
        .conflict, "changed",
        "'\(path.escapingControlCharacters)' changed in the meantime",
        help: "run the command again")
    case .interrupted:
      Wording(.interrupted, "interrupted", "interrupted; nothing was changed")
    }
  }
}
