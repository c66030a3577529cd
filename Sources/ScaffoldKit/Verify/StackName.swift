/// Names for the generated modules: plain names, and at regular intervals a difficult one.
enum StackName {
  /// The name of the module with this number, counted from zero. No two names are equal, also if case is ignored.
  static func name(_ number: Int) -> String {
    let round = number / 5
    let letters = "ABCDFGHJKLMNPQRSVWXYZ"
    return switch number % 5 {
    case 1: round < letters.count ? String(Array(letters)[round]) : "Stack\(number)"
    case 2: "Größe\(number)"
    case 3: "HTTPServer\(number)"
    case 4: "AnExceptionallyLongNameThatSomebodyMayStillGiveToAModuleOfTheirs\(number)"
    default: "Stack\(number)"
    }
  }
}
