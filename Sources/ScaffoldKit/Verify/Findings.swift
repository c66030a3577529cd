/// What a check has found, stack by stack.
struct Findings {
  /// An error in a generated file.
  struct Fault: Hashable {
    enum Kind: Hashable { case compiler, test }

    /// The number of the stack.
    let stack: Int
    let kind: Kind
    /// The generated file below the scratch package.
    let path: String
    let line: Int
    let column: Int
    let text: String
    /// Under which rules it was found: `Swift 5 mode, iOS`; empty when there is only one set.
    let context: String

    var isInSources: Bool { path.hasPrefix("Sources/") }
  }

  /// The tests of a stack.
  struct Tests {
    var run = 0
    var passed = 0
    var seconds = 0.0
  }

  private(set) var faults: [Fault] = []
  private(set) var failing: Set<Int> = []
  /// Those of the failing whose sources alone do not compile.
  var failingInSources: Set<Int> {
    Set(faults.filter { $0.kind == .compiler && $0.isInSources }.map(\.stack))
  }
  var tests: [Int: Tests] = [:]
  /// What went wrong in no file of any stack.
  var general: [Diagnostic] = []

  mutating func add(_ more: [Fault]) {
    faults += more
    failing.formUnion(more.filter { $0.kind == .compiler }.map(\.stack))
  }
}

extension ScratchPackage {
  /// The numbers of the stacks in whose files the compiler found errors.
  func owners(of messages: [CompilerMessage]) -> Set<Int> {
    Set(messages.compactMap { owner(ofFileAt: $0.path)?.stack.number })
  }

  /// The compiler's errors as faults of the stacks whose files they are in.
  func faults(_ messages: [CompilerMessage], context: String = "") -> [Findings.Fault] {
    messages.compactMap { message in
      owner(ofFileAt: message.path).map { stack, path in
        Findings.Fault(
          stack: stack.number, kind: .compiler, path: path, line: message.line,
          column: message.column, text: message.text, context: context)
      }
    }
  }
}
