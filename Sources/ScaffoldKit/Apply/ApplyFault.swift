/// What can happen between the plan and the commit.
enum ApplyFault: Fault {
  case appeared(String)
  case changed(String)

  var wording: Wording {
    switch self {
    case .appeared(let path):
      Wording(
        .conflict, "appeared",
        "'\(path.escapingControlCharacters)' appeared while the module was being written",
        help: "run the command again")
    case .changed(let path):
      Wording(
        .conflict, "changed",
        "'\(path.escapingControlCharacters)' changed in the meantime",
        help: "run the command again")
    }
  }
}
