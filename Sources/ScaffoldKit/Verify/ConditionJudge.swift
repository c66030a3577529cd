/// Has the compiler itself say which conditions of `#if` hold here, and what it makes of code that it
/// does not compile.
struct ConditionJudge {
  let frontEnd: FrontEnd
  let scratch: ScratchPackage
  let mode: VerifyRequest.LanguageMode
  /// Words that mean something else in a build: a condition that has one is not judged.
  let unknownWords: [String]

  private static let folder = ".check"

  /// Which of the conditions hold; one that the compiler does not understand is not in the answer.
  func verdicts(_ conditions: [String]) throws(ScaffoldFailure) -> [String: Bool] {
    let known = conditions.filter { condition in
      !unknownWords.contains { condition.contains($0) }
    }
    guard !known.isEmpty else { return [:] }
    let questions = known.enumerated().map { number, condition in
      """
      #if \(condition)
      #warning("holds \(number).")
      #else
      #warning("fails \(number).")
      #endif

      """
    }
    let lines = 5
    try write(["conditions.swift": Array(questions.joined().utf8)])
    let answer = try frontEnd.run([["-typecheck"] + flags + [path("conditions.swift")]])[0]
    let errors = CompilerMessage.errors(in: answer.text)
    let misunderstood = Set(errors.map { ($0.line - 1) / lines })
    var verdicts: [String: Bool] = [:]
    for (number, condition) in known.enumerated() where !misunderstood.contains(number) {
      let holds = answer.text.contains("warning: holds \(number).")
      let fails = answer.text.contains("warning: fails \(number).")
      if holds != fails { verdicts[condition] = holds }
    }
    return verdicts
  }

  /// Whether each text is Swift in its form, with the branches that are not compiled.
  func parses(_ texts: [[UInt8]]) throws(ScaffoldFailure) -> [Bool] {
    guard !texts.isEmpty else { return [] }
    let names = texts.indices.map { "text\($0).swift" }
    try write(Dictionary(uniqueKeysWithValues: zip(names, texts)))
    let share = 200
    let portions = stride(from: 0, to: names.count, by: share).map { start in
      Array(names[start..<min(start + share, names.count)])
    }
    let answers = try frontEnd.run(
      portions.map { ["-parse", "-warnings-as-errors"] + flags + $0.map(path) })
    var faulty: Set<Substring> = []
    for (portion, answer) in zip(portions, answers) where !answer.succeeded {
      let errors = CompilerMessage.errors(in: answer.text)
      faulty.formUnion(errors.compactMap { $0.path.split(separator: "/").last })
      if errors.isEmpty { faulty.formUnion(portion.map { $0[...] }) }
    }
    return names.map { !faulty.contains($0[...]) }
  }

  /// What SwiftPM passes to the compiler and a condition can ask for.
  private var flags: [String] {
    var flags = [
      "-module-name", "Conditions", "-parse-as-library", "-swift-version", mode.rawValue,
      "-DDEBUG", "-DSWIFT_PACKAGE",
    ]
    if mode == .five { flags += ["-enable-experimental-feature", "StrictConcurrency"] }
    return flags
  }

  private func path(_ name: String) -> String { "\(scratch.path)/\(Self.folder)/\(name)" }

  private func write(_ files: [String: [UInt8]]) throws(ScaffoldFailure) {
    try scratch.add(
      files.sorted { $0.key < $1.key }.map { name, bytes in
        PlannedFile(
          path: RelativePath(trusted: [Self.folder, name]), contents: bytes, isExecutable: false)
      })
  }
}
