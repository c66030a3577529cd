import ScaffoldKit

// The rows of the table for commands that read the architecture of modules.
extension Command {
  private static let modules = Operand(
    name: "NAME", isOptional: true, isRepeatable: true, completes: .modules,
    help: "module name, as shown by 'list' (default: all modules)")

  static let lint = Command(
    verb: .lint, summary: "Check the architecture of modules, also of those written by hand",
    operands: [modules],
    options: [
      packagePath, templates,
      Option(
        name: "rule", value: .text("ID"), isRepeatable: true,
        completes: .words(LintRule.all.map(\.id)),
        group: .checks, help: "check only this rule"),
      Option(
        name: "only", value: .text("PATH"), isRepeatable: true, completes: .files, group: .checks,
        help: "report only findings in this file or folder, from the package's root"),
      Option(
        name: "format", value: .oneOf(LintReport.Format.allCases.map(\.rawValue)),
        standard: "xcode",
        group: .checks, help: "lines for Xcode and editors, commands for GitHub, or SARIF"),
      Option(
        name: "absolute-paths", group: .checks,
        help: "print paths from the root of the disk, as logs of builds need them"),
      Option(
        name: "strict", group: .checks, help: "exit with status 1 for warnings, too"),
      Option(
        name: "baseline", value: .text("FILE"), standard: LintRequest.standardBaseline,
        completes: .files, group: .checks,
        help: "file with known findings, from the package's root; they are not reported"),
      Option(
        name: "write-baseline", group: .files, help: "write all findings into the baseline"),
      Option(
        name: "fix", group: .files,
        help: "repair what has a certain repair: a missing 'weak' or 'AnyObject'"),
    ] + previews + common)

  static let mocks = Command(
    verb: .mocks,
    summary: "Update mocks that are written by hand, so that they follow their protocols",
    operands: [modules],
    options: [
      packagePath,
      Option(
        name: "create", group: .files, help: "create a mock for each protocol of a link without one"
      ),
      Option(
        name: "check", group: .checks,
        help: "write nothing; exit with status 1 if a mock does not follow its protocols"),
    ] + previews + common)

  static let graph = Command(
    verb: .graph, summary: "Show which module presents, pushes, embeds or makes which",
    operands: [
      Operand(
        name: "NAME", isOptional: true, completes: .modules,
        help: "module whose parts and links are drawn (default: all modules with their edges)")
    ],
    options: [
      packagePath,
      Option(
        name: "format", value: .oneOf(ProjectGraph.Format.allCases.map(\.rawValue)),
        group: .checks, help: "draw it as Mermaid, Graphviz, JSON or a picture (default: text)"),
    ] + common)

  static let stats = Command(
    verb: .stats, summary: "Count lines, types, tests and mocks by layer and module",
    options: [
      packagePath,
      Option(
        name: "compare", value: .text("REV"), group: .checks,
        help: "also show the difference to a branch, a tag or a commit"),
    ] + common)
}
