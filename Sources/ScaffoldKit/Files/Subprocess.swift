#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs programs to their end and collects their output.
///
/// Foundation's `Process` neither promises a process group of its own for a program on every platform nor
/// resets the signals that this program ignores, and both are needed to stop SwiftPM with its compilers.
enum Subprocess {
  /// A program at a path with its arguments.
  struct Command: Sendable, Hashable {
    let program: String
    let arguments: [String]
    /// All variables that the program gets; none is inherited.
    let environment: [String: String]
    /// The absolute path of the file with the standard input, which is empty without one.
    var input: String?

    /// The same program in a folder, whose path is absolute. Without this, it runs in the working directory.
    ///
    /// - Parameter memory: the bytes of addresses that it may have, on systems that know such a limit.
    func running(in folder: String, memory: Int? = nil) -> Command {
      let limit = memory.map { "ulimit -v \($0 >> 10) 2>/dev/null; " } ?? ""
      let script = limit + #"cd "$1" && shift && exec "$@""#
      let words = ["-c", script, "sh", folder, program]
      return Command(
        program: "/bin/sh", arguments: words + arguments, environment: environment, input: input)
    }
  }

  /// How a program ended.
  enum Ending: Sendable, Hashable {
    case exited(Int32)
    case signalled(Int32)
  }

  struct Output: Sendable, Hashable {
    let ending: Ending
    let standardOutput: [UInt8]
    let standardError: [UInt8]
  }

  /// Runs the program at the path `program`.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws(SystemError) -> Output {
    let command = Command(program: program, arguments: arguments, environment: environment)
    return try run([command], atOnce: 1)[0]
  }

  /// Runs several programs, at most `atOnce` at a time; returns their outputs in the order of the
  /// commands.
  ///
  /// - Parameters:
  ///   - interval: the longest time in milliseconds until `isInterrupted` is asked again; -1 for no limit.
  ///   - isInterrupted: is asked each time a program has printed something or a signal has arrived;
  ///     `true` stops all programs.
  ///   - onOutput: gets everything that the programs print, as it comes.
  ///   - onEnd: gets the number of programs that have ended, each time one ends.
  /// - Throws: `EINTR` after an interruption.
  static func run(
    _ commands: [Command], atOnce: Int, askingEvery interval: Int32 = -1,
    isInterrupted: () -> Bool = { false },
    onOutput: (ArraySlice<UInt8>) -> Void = { _ in }, onEnd: (Int) -> Void = { _ in }
  ) throws(SystemError) -> [Output] {
    var waiting = Array(commands.enumerated().reversed())
    var running: [(index: Int, child: ChildProcess)] = []
    defer { for (_, child) in running { child.stop() } }
    var outputs = [Output?](repeating: nil, count: commands.count)
    while !waiting.isEmpty || !running.isEmpty {
      guard !isInterrupted() else {
        throw SystemError(operation: "run", path: commands[0].program, number: EINTR)
      }
      while running.count < max(1, atOnce), let (index, command) = waiting.popLast() {
        running.append((index, try ChildProcess(command)))
      }
      try OutputPipe.read(running.flatMap(\.child.pipes), waiting: interval, onOutput)
      for (index, child) in running where child.hasClosedItsOutput {
        outputs[index] = try child.finish()
        onEnd(outputs.count { $0 != nil })
      }
      running.removeAll { outputs[$0.index] != nil }
    }
    return outputs.compactMap(\.self)
  }
}
