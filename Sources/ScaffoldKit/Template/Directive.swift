/// The words that begin a directive. A placeholder that begins with another word writes a value.
enum Directive: String, Sendable, CaseIterable {
  case `if`, elseif, `else`, end, `for`, include
}
