import Foundation
import Testing

/// Revisions that are small on disk and would be endless, or larger than the memory, in paths and texts.
@Suite("A revision of absurd size for viper-gen stats --compare")
struct RevisionLimitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
  }

  /// Commits the tree that a script leaves in `$t`, on a branch that nobody has checked out.
  private func commit(_ script: String) throws {
    let outcome = try folder.shell(
      """
      git init -q .
      \(script)
      c=$(git -c user.name=a -c user.email=a@example.com commit-tree "$t" -m bomb </dev/null)
      git branch bomb "$c"
      """, in: "P")
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private static let file = """
    b=$(printf 'class A {}\\n' | git hash-object -w --stdin)
    t=$(printf '100644 blob %s\\ta.swift\\n' "$b" | git mktree)
    """

  /// A tree with ten names for the one below it, again and again.
  private static func nested(_ levels: Int, _ names: Int) -> String {
    """
    \(file)
    for level in $(seq \(levels)); do
      t=$(for name in $(seq \(names)); do printf '040000 tree %s\\td%s\\n' "$t" "$name"; done | git mktree)
    done
    """
  }

  @Test(
    "ends with the limit, in 1 GiB of addresses",
    arguments: [
      (nested(20, 10), "more than 50000 folders"), (nested(60, 2), "more than 50000 folders"),
      (
        """
        \(file)
        t=$(for name in $(seq 50001); do printf '100644 blob %s\\t%s.swift\\n' "$b" "$name"; done | git mktree)
        """, "more than 50000 Swift files"
      ),
      (
        """
        b=$(yes '// a line of text' | head -c 3000000 | git hash-object -w --stdin)
        t=$(for name in $(seq 100); do printf '100644 blob %s\\t%s.swift\\n' "$b" "$name"; done | git mktree)
        """, "more than 128 MiB of Swift files"
      ),
    ])
  func limits(script: String, message: String) throws {
    try commit(script)
    let outcome = try folder.shell("ulimit -v 1000000; viper-gen stats --compare bomb", in: "P")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errors.contains("\nhelp: "), "\(outcome.errors)")
  }

  @Test("is compared below the limits")
  func below() throws {
    try commit(Self.nested(3, 10))
    let outcome = try folder.shell("viper-gen stats --compare bomb", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
