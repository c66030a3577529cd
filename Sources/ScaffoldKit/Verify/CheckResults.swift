/// The results of a check, stack by stack.
struct CheckResults {
  /// An error of the compiler or of a test in a generated file.
  struct FileError: Hashable {
    enum Kind: Hashable { case compiler, test }

    /// The number of the stack.
    let stack: Int
    let kind: Kind
    /// The generated file below the scratch package.
    let path: String
    let line: Int
    /// In bytes, counted from one.
    let column: Int
    let text: String
    /// The language mode and platform of the check: `Swift 5 mode, iOS`; empty if there is only one.
    let context: String
  }

  /// The tests of a stack.
  struct Tests {
    var run = 0
    var passed = 0
    var seconds = 0.0
  }

  private(set) var errors: [FileError] = []
  /// The numbers of the stacks that do not compile.
  private(set) var failing: Set<Int> = []
  /// The tests of each stack, by its number.
  var tests: [Int: Tests] = [:]
  /// Diagnostics that belong to no generated file.
  var general: [Diagnostic] = []

  mutating func add(_ more: [FileError]) {
    errors += more
    failing.formUnion(more.filter { $0.kind == .compiler }.map(\.stack))
  }

  /// Adds the compiler's errors in a program's output, or the end of the output if it has none.
  ///
  /// - Returns: the numbers of the stacks with errors.
  mutating func addErrors(
    of output: Toolchain.Output, in scratch: ScratchPackage, context: String = ""
  ) -> Set<Int> {
    let found = CompilerMessage.errors(in: output.text).compactMap { message -> FileError? in
      guard let (stack, path) = scratch.owner(ofFileAt: message.path) else { return nil }
      return FileError(
        stack: stack.number, kind: .compiler, path: path, line: message.line,
        column: message.column, text: message.text, context: context)
    }
    add(found)
    if found.isEmpty { general.append(output.failure) }
    return Set(found.map(\.stack))
  }
}
