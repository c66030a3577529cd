/// The objects of a fetched commit.
struct GitObjects {
  private let git: Git
  /// The git directory that has them.
  private let store: String
  private let address: String
  private var trees: [String: GitTree] = [:]
  /// The bytes of trees that may still be read.
  private var bytesLeft = RepositoryLimits.treeBytes

  init(of fetch: GitFetch) {
    (git, store, address) = (fetch.git, fetch.store, fetch.address)
  }

  /// The objects of the same repository in another git directory.
  init(in store: String, like other: GitObjects) {
    (git, address) = (other.git, other.address)
    self.store = store
  }

  /// A folder that has been read.
  subscript(tree name: String) -> GitTree { trees[name] ?? GitTree(entries: []) }

  /// Reads folders, all of them in one call.
  ///
  /// - Throws: if together with those before they have too many bytes.
  mutating func readTrees(_ names: [String]) throws(ScaffoldError) {
    let new = names.uniqued.filter { trees[$0] == nil }
    guard !new.isEmpty else { return }
    let answer = try git.answer(to: call("--batch", new, mostOutput: bytesLeft))
    if case .stopped(.output) = answer { throw ScaffoldError(.tooManyEntries(address)) }
    guard let output = answer.result else {
      throw ScaffoldError(git.error(in: answer).diagnostic(address: address))
    }
    bytesLeft -= output.count
    var reader = BatchReader(output)
    for name in new {
      guard let bytes = reader.nextContents(), let tree = GitTree(bytes) else {
        throw ScaffoldError(.badObject(name, address))
      }
      trees[name] = tree
    }
  }

  /// The sizes of files; those that are not there have none.
  func sizes(of names: [String]) throws(ScaffoldError) -> [String: Int] {
    if names.isEmpty { return [:] }
    let line = RepositoryLimits.batchLine
    let call = call("--batch-check", names, mostOutput: names.count * line)
    var reader = BatchReader(try git.bytes(of: call))
    var sizes: [String: Int] = [:]
    for name in names { sizes[name] = reader.nextHeader()?.size }
    return sizes
  }

  /// The bytes of files that are there.
  ///
  /// - Parameter size: the sum of their sizes.
  func contents(of names: [String], size: Int) throws(ScaffoldError) -> [String: [UInt8]] {
    if names.isEmpty { return [:] }
    let line = RepositoryLimits.batchLine
    let call = call("--batch", names, mostOutput: size + names.count * line)
    var reader = BatchReader(try git.bytes(of: call))
    var contents: [String: [UInt8]] = [:]
    for name in names {
      guard let bytes = reader.nextContents() else {
        throw ScaffoldError(.badObject(name, address))
      }
      contents[name] = Array(bytes)
    }
    return contents
  }

  private func call(_ option: String, _ names: [String], mostOutput: Int) -> Git.Call {
    var call = Git.Call("cat-file", option, "--buffer")
    call.objects = store
    call.input = Array((names.joined(separator: "\n") + "\n").utf8)
    call.mostOutput = mostOutput
    return call
  }
}

/// Reads what `git cat-file --batch` prints: `NAME TYPE SIZE` and the bytes, or `NAME missing`.
private struct BatchReader {
  private var rest: ArraySlice<UInt8>

  init(_ output: [UInt8]) { rest = output[...] }

  /// The next line with a size; `nil` for an object that is missing.
  mutating func nextHeader() -> (type: Substring, size: Int)? {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest[line.endIndex...].dropFirst()
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 3, let size = Int(words[2]), size >= 0 else { return nil }
    return (words[1], size)
  }

  /// The next object; `nil` if it is missing.
  mutating func nextContents() -> ArraySlice<UInt8>? {
    guard let size = nextHeader()?.size, rest.count > size else { return nil }
    let contents = rest.prefix(size)
    rest = rest[contents.endIndex...].dropFirst()
    return contents
  }
}

extension Diagnostic {
  /// More files and folders than are read of a repository.
  static func tooManyEntries(_ address: String) -> Diagnostic {
    Diagnostic(
      .data, .limit,
      "'\(address.escapingControlCharacters)' has too many files and folders to search for templates",
      help: "give the templates a repository of their own")
  }

  /// A damaged repository.
  fileprivate static func badObject(_ name: String, _ address: String) -> Diagnostic {
    Diagnostic(
      .data, .badObject,
      "the object \(name.prefix(40)) of '\(address.escapingControlCharacters)' is missing or damaged",
      help: "check the repository with 'git fsck'")
  }
}
