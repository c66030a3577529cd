/// The machine's `git` with a repository of its own in a temporary folder. It asks no questions, runs no hooks, and
/// ignores submodules.
struct Git {
  /// Runs a program; stops it when the user interrupts the run.
  typealias Runner = (Subprocess.Command) throws(SystemError) -> Subprocess.Output

  private let program: Executable
  /// The absolute path of the temporary folder.
  private let folder: String
  private var environment: [String: String]
  private let run: Runner

  /// The variables that lead to another repository or to other files, as a hook of git sets them.
  private static let localVariables = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_PREFIX", "GIT_SHALLOW_FILE",
    "GIT_GRAFT_FILE", "GIT_TEMPLATE_DIR", "GIT_IMPLICIT_WORK_TREE",
  ]

  private static let settings = [
    "core.hooksPath=/dev/null", "core.autocrlf=false", "core.fsmonitor=false",
    "submodule.recurse=false", "protocol.ext.allow=never", "gc.auto=0", "maintenance.auto=false",
    "advice.detachedHead=false",
  ].flatMap { ["-c", $0] }

  /// Creates an empty repository in the temporary folder.
  ///
  /// - Throws: if there is no `git`.
  init(
    in folder: String, environment: [String: String], run: @escaping Runner
  ) throws(ScaffoldError) {
    guard let program = Executable.find("git", in: environment) else {
      throw ScaffoldError(.missingGit)
    }
    self.program = program
    self.folder = folder
    self.run = run
    self.environment = environment
    for name in Self.localVariables { self.environment[name] = nil }
    self.environment["GIT_TERMINAL_PROMPT"] = "0"
    // The messages are recognised by their English words.
    self.environment["LC_ALL"] = "C"
    _ = try output(of: ["init", "--quiet", "--bare", "--template=", "\(folder)/git"])
    try silenceSSH()
  }

  /// Makes `ssh` fail where it would ask a question, unless the user has set a command for it.
  private mutating func silenceSSH() throws(ScaffoldError) {
    guard environment["GIT_SSH_COMMAND"] == nil, environment["GIT_SSH"] == nil else { return }
    let command = ["--git-dir=\(folder)/git", "config", "--get", "core.sshCommand"]
    guard try call(command).ending != .exited(0) else { return }
    environment["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes"
  }

  /// Fetches a version without its history; returns its commit.
  ///
  /// - Parameter version: a tag, a branch or a full commit hash; `nil` for the default branch.
  func fetch(_ version: String?, from url: String) throws(ScaffoldError) -> String {
    let store = "--git-dir=\(folder)/git"
    let reference = version ?? "HEAD"
    let fetch = [store, "fetch", "--quiet", "--no-tags", "--no-recurse-submodules"]
    var outcome = try call(fetch + ["--depth=1", "--", url, reference])
    let isCommit = version.map(GitName.isCommit) ?? false
    if isCommit, GitError(outcome)?.isUnadvertised == true {
      // This server gives commits only with a branch or a tag.
      outcome = try call(fetch + ["--", url, "+refs/*:refs/remote/*"])
    }
    if let error = GitError(outcome) {
      let tags = error.kind == .noVersion ? try tags(of: url) : []
      throw ScaffoldError(error.diagnostic(version: version, url: url, tags: tags))
    }
    let name = isCommit ? reference : "FETCH_HEAD"
    let answer = try call([store, "rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    let commit = answer.text.filter { !$0.isWhitespace }
    guard answer.ending == .exited(0), GitName.isCommit(commit) else {
      throw ScaffoldError(.noVersion(version, url: url, tags: []))
    }
    return commit
  }

  /// Writes the files of a fetched commit into the folder `name` of the temporary folder, which exists.
  func checkOut(_ commit: String, into name: String) throws(ScaffoldError) {
    var own = self
    own.environment["GIT_INDEX_FILE"] = "\(folder)/\(name).index"
    _ = try own.output(
      of: [
        "-C", "\(folder)/\(name)", "--git-dir=\(folder)/git", "--work-tree=\(folder)/\(name)",
        "checkout", "--quiet", "--force", "--detach", commit,
      ])
  }

  /// The names of some tags, the newest version first; none if they cannot be read.
  private func tags(of url: String) throws(ScaffoldError) -> [String] {
    let answer = try call([
      "ls-remote", "--quiet", "--tags", "--refs", "--sort=-version:refname", "--", url,
    ])
    guard answer.ending == .exited(0) else { return [] }
    return answer.text.split(separator: "\n").prefix(1_000).compactMap { line in
      line.split(separator: "\t").last.map { String($0.trimmingPrefix("refs/tags/")) }
    }
  }

  // MARK: Running

  private func call(_ arguments: [String]) throws(ScaffoldError) -> Subprocess.Output {
    let command = Subprocess.Command(
      program: program.path, arguments: Self.settings + arguments, environment: environment)
    do throws(SystemError) {
      return try run(command)
    } catch {
      let diagnostic = Diagnostic(error)
      throw ScaffoldError(diagnostic.category == .interrupted ? .interruptedUnchanged : diagnostic)
    }
  }

  /// The output of a command that must succeed.
  private func output(of arguments: [String]) throws(ScaffoldError) -> String {
    let outcome = try call(arguments)
    if let error = GitError(outcome) { throw ScaffoldError(error.diagnostic()) }
    return outcome.text
  }
}

extension Subprocess.Output {
  fileprivate var text: String { String(decoding: standardOutput, as: UTF8.self) }
}

extension Diagnostic {
  /// There is no `git`.
  fileprivate static let missingGit = Diagnostic(
    .notFound, "no-git", "cannot find 'git' in PATH",
    help: "install git, or copy the template folders into the package yourself")
}
