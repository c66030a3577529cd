/// The errors that a check of generated stacks can report, and the errors that prevent the check.
enum VerifyFault: Fault {
  case badShard(String)
  case noSwift(String)
  case needsPackages([String])
  case tooMany(Int, limit: Int, template: String)
  case unusedSetting(String, known: [String])
  case compilerSays(String, details: String)
  case testFails(String, details: String)
  case noTestRan(String)
  case buildFails(String)
  case packageFails(String)
  case fileIsGone(String)
  case scratchInUse(String)
  case badStandIns(String)
  case standInFails(module: String, message: String)

  var wording: Wording {
    switch self {
    case .badShard(let text):
      Wording(
        .usage, "bad-shard", "'\(text.escapingControlCharacters)' is no part of a whole",
        help: "'--shard 2/4' is the second of four parts")
    case .noSwift(let program):
      Wording(
        .notFound, "no-swift", "'\(program)' is in no folder of PATH",
        help: "install a Swift toolchain, or add its folder to PATH")
    case .needsPackages(let names):
      Wording(
        .usage, "needs-packages",
        "every combination needs packages: \(names.joined(separator: ", "))",
        help: "add '--fetch-packages', or '--quick' with '--stand-ins' that have them")
    case .tooMany(let count, let limit, let template):
      Wording(
        .usage, "too-many-combinations",
        "'\(template)' has \(count) combinations, more than \(limit)",
        help: "fix some options with '--set NAME=VALUE', or leave '--exhaustive' out")
    case .unusedSetting(let name, let known):
      Wording(
        .usage, "unknown-option", "no template has an option '\(name.escapingControlCharacters)'",
        help: Suggestion.help(
          for: name, in: known, otherwise: "they have: \(known.joined(separator: ", "))"))
    case .compilerSays(let message, let details):
      Wording(.check, "does-not-compile", message, help: details)
    case .testFails(let message, let details):
      Wording(.check, "test-fails", message, help: details)
    case .noTestRan(let details):
      Wording(
        .check, "no-test-ran", "a stack has files for tests, but none of its tests ran",
        help: details)
    case .buildFails(let message): Wording(.check, "build-fails", message)
    case .packageFails(let message): Wording(.check, "does-not-compile", message)
    case .fileIsGone(let module):
      Wording(
        .check, "file-missing", "the file belongs to '\(module)' and is not there",
        help:
          "bring it back from the version control, or take the module back with 'viper-gen remove'")
    case .scratchInUse(let path):
      Wording(
        .conflict, "scratch-in-use", "'\(path.escapingControlCharacters)' is not empty",
        help: "name a folder that is empty or not there yet")
    case .badStandIns(let path):
      Wording(
        .notFound, "no-stand-ins", "'\(path.escapingControlCharacters)' has no 'stand-ins.json'",
        help: "name the folder that holds it and a folder for each module")
    case .standInFails(let module, let message):
      Wording(.data, "stand-in-fails", "the stand-in for \(module) does not compile: \(message)")
    }
  }
}
