extension Rule {
  /// A comment that switches rules names one that does not exist.
  static let unknownSwitch = Rule(
    id: "unknown-rule",
    summary: "A comment that switches rules has an unknown rule or an unknown word.",
    severity: .warning,
    isFixable: false,
    wrong: Example("// viper-gen:disable layer-skiped\nclass Login {}\n"),
    right: Example("// viper-gen:disable layer-skipped\nclass Login {}\n"),
    check: { project in
      project.switches.enumerated().flatMap { file, switches in
        switches.mistakes.map {
          Draft(spot: Spot(file: file, offset: $0.offset), module: nil, message: $0.message)
        }
      }
    })
}
