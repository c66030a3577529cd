/// The journal of an interrupted run, which anyone can put into a repository.
enum JournalTarget {
  static func run(_ bytes: [UInt8]) {
    let outcome = Outcome<Journal>.of { () throws(ScaffoldError) in
      try Journal(source(bytes))
    }
    guard let journal = outcome.value else { return }
    let again = Outcome.once { () throws(ScaffoldError) in
      try Journal(source(journal.contents))
    }
    require(again == .value(journal), "a journal reads as it is written: \(again)")
    require(Journal.isWhole(journal.contents), "what is written has its end")
    require(journal.steps.count <= Journal.mostSteps, "a journal is bounded")
    for step in journal.steps { check(step) }
    let places = journal.steps.map { $0.folder + [$0.name] }
    require(Set(places).count == places.count, "no two steps have one place")
  }

  private static func check(_ step: Step) {
    for name in step.folder + [step.name, step.hidden] {
      require(!["", ".", ".."].contains(name), "no step leads out")
      require(!name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }, "a name is one entry")
    }
    require(step.hidden.hasPrefix(".viper-gen-"), "what is hidden can be told from other files")
    require(step.hidden != step.name, "a step moves its entry")
  }

  private static func source(_ bytes: [UInt8]) -> SourceText {
    SourceText(path: ".viper-gen-journal-committing-1-2-3", bytes: bytes)
  }
}
