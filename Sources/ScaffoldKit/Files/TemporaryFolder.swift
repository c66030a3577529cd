/// A new folder for the files of other programs, which only the user can read.
struct TemporaryFolder {
  let path: String
  let directory: any Directory
  private let name: String
  private let parent: any Directory

  /// Makes a folder where the environment wants temporary files.
  init(
    in environment: [String: String], on fileSystem: any FileSystem
  ) throws(SystemError) {
    let outer = Self.place(in: environment)
    name = "viper-gen-" + String(UInt64.random(in: .min ... .max), radix: 36)
    path = "\(outer)/\(name)"
    parent = try fileSystem.directory(at: outer)
    try parent.createDirectory(name, permissions: .confidential)
    directory = try parent.directory(name)
  }

  /// The folder in which temporary files are made.
  static func place(in environment: [String: String]) -> String {
    environment["TMPDIR"].flatMap { $0.begins(with: "/") ? $0 : nil } ?? "/tmp"
  }

  /// Removes the folder with what other programs have left there.
  func remove() {
    do throws(SystemError) {
      try parent.removeTree(name)
    } catch {
      // What was read in the folder is valid even if its files stay.
    }
  }
}
