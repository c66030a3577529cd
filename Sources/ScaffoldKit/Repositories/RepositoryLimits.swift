/// Limits on repositories and on `git`, so that a hostile repository or server cannot exhaust memory, disk or time.
struct RepositoryLimits: Sendable {
  /// The longest time without any output of git.
  var silence = Duration.seconds(60)
  /// The longest time of one call of git.
  var time = Duration.seconds(600)
  /// The bytes that are kept of a fetched commit, compressed.
  var download = 512 << 20

  /// Bytes that git prints, unless a call says otherwise.
  static let output = 1 << 20
  /// Bytes of a line about an object, without its contents.
  static let batchLine = 80
  /// Bytes of one allocation of git, which limits the size of a tree or of a commit.
  static let allocation = 32 << 20
  /// Bytes of addresses that git may have.
  static let memory = 1 << 30
  /// Bytes of the trees that are read of a commit.
  static let treeBytes = 8 << 20
  /// Entries of all templates of a repository.
  static let entries = 20_000
  static let templates = 100
}
