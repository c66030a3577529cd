/// A commit of a repository, without its history and without the files that are not asked for.
struct GitFetch {
  let commit: String
  /// The name of the commit's top folder, a tree.
  let tree: String
  let address: String
  let git: Git
  /// The name of the git directory.
  let store: String

  /// Fetches a version into a git directory of its own.
  ///
  /// - Parameters:
  ///   - version: a tag, a branch or a full commit hash; `nil` for the default branch.
  ///   - store: a name for the git directory.
  init(
    _ version: String?, of address: String, by git: Git, into store: String
  ) throws(ScaffoldError) {
    let isCommit = version.map(GitName.isCommit) ?? false
    let call = Self.fetch([version ?? "HEAD"], of: address, into: store, without: "blob:none")
    try git.makeStore(store)
    var answer = try git.answer(to: call)
    if isCommit, answer.result == nil, git.error(in: answer).isUnadvertised {
      // This server gives commits only with a branch or a tag.
      answer = try git.answer(to: Self.fetchAll(of: address, into: store))
    }
    guard answer.result != nil else {
      let error = git.error(in: answer)
      let tags = error.isUnknownVersion ? try Self.tags(of: address, by: git) : []
      throw ScaffoldError(error.diagnostic(version: version, address: address, tags: tags))
    }
    let reference = isCommit ? version ?? "" : "FETCH_HEAD"
    var parse = Git.Call("rev-parse", "\(reference)^{commit}", "\(reference)^{tree}")
    parse.store = store
    let names = String(decoding: try git.answer(to: parse).result ?? [], as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
    guard names.count == 2, names.allSatisfy(GitName.isCommit) else {
      throw ScaffoldError(.noVersion(version, address: address, tags: []))
    }
    (commit, tree) = (names[0], names[1])
    (self.git, self.store, self.address) = (git, store, address)
  }

  /// Fetches folders with their files into another git directory, without files that are too large.
  func fetch(
    _ trees: [String], into store: String, largestFile: Int = TemplateFolder.largestFile
  ) throws(ScaffoldError) {
    let filter = "blob:limit=\(largestFile + 1)"
    var call = Self.fetch([], of: address, into: store, without: filter)
    call.input = Array((trees.joined(separator: "\n") + "\n").utf8)
    try git.makeStore(store)
    let answer = try git.answer(to: call)
    guard answer.result == nil else { return }
    throw ScaffoldError(git.error(in: answer).diagnostic(address: address))
  }

  // MARK: Calls

  private static let remote = "origin"

  /// A call that fetches references, and those of its standard input.
  ///
  /// - Parameter filter: what is left out, if the server can do that.
  private static func fetch(
    _ references: [String], of address: String, into store: String, without filter: String
  ) -> Git.Call {
    let words = ["--depth=1", "--filter=\(filter)", "--stdin", "--", remote] + references
    return fetch(words, of: address, into: store)
  }

  /// A call that fetches all references with their history.
  private static func fetchAll(of address: String, into store: String) -> Git.Call {
    fetch(["--no-filter", "--", remote, "+refs/*:refs/remote/*"], of: address, into: store)
  }

  private static func fetch(
    _ words: [String], of address: String, into store: String
  ) -> Git.Call {
    var call = Git.Call(["fetch", "--progress", "--no-tags", "--no-recurse-submodules"] + words)
    call.store = store
    call.settings = settings(for: address)
    return call
  }

  /// The address as a setting, since other users can see arguments.
  private static func settings(for address: String) -> [GitSettings.Entry] {
    [("remote.\(remote).url", address)]
  }

  /// The names of some tags, the newest version first; none if they cannot be read.
  private static func tags(of address: String, by git: Git) throws(ScaffoldError) -> [String] {
    var call = Git.Call(
      "ls-remote", "--quiet", "--tags", "--refs", "--sort=-version:refname", "--", remote)
    call.settings = settings(for: address)
    guard let output = try git.answer(to: call).result else { return [] }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").prefix(1_000)
      .compactMap { line in
        line.split(separator: "\t").last.map { String($0.trimmingPrefix("refs/tags/")) }
      }
  }
}
