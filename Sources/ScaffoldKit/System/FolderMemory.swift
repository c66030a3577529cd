/// What a look has learnt of a folder: the names in it, and the folders in it that are open.
///
/// Several rooms look at a package one after the other; for all that belong to one look, each folder
/// is opened once and listed once.
final class FolderMemory: @unchecked Sendable {
  /// What all folders of a look share.
  private final class Look: @unchecked Sendable {
    let lock = Lock()
    var opened = 0
  }

  private let look: Look
  private let name: String
  private var knownNames: [String]?
  /// Whether the folder's own descriptor has been used up for a list.
  private var isListed: Bool
  /// The folder that was opened last, which knows of the one before.
  private var latest: DiskDirectory?
  private var before: DiskDirectory?
  /// How many folders a look holds open; a package may have any number.
  private static let mostOpened = 32
  private static let mostNames = 1_000

  /// The memory of the folder that a look begins at.
  ///
  /// Its descriptor is a copy, which reads a list on from where the other one has come to.
  convenience init() { self.init(Look(), of: "", isListed: true) }

  private init(_ look: Look, of name: String, isListed: Bool = false) {
    self.look = look
    self.name = name
    self.isListed = isListed
  }

  /// The names in the folder, sorted; `nil` when nobody has listed it.
  var names: [String]? { look.lock.held { knownNames } }

  /// Whether the folder's own descriptor stands at the beginning of the list, which it does for the first
  /// who asks.
  func takeDescriptor() -> Bool {
    look.lock.held {
      defer { isListed = true }
      return !isListed
    }
  }

  func remember(_ names: [String]) {
    guard names.count <= Self.mostNames else { return }
    look.lock.held { knownNames = names }
  }

  /// The folder in this one that has been opened under that name.
  func folder(_ name: String) -> DiskDirectory? {
    look.lock.held {
      var folder = latest
      while let known = folder, known.memory?.isOf(name) != true { folder = known.memory?.before }
      return folder
    }
  }

  /// Whether that is the folder's name; equal names may be those of two folders.
  private func isOf(_ name: String) -> Bool { self.name.utf8.elementsEqual(name.utf8) }

  /// The memory of a folder in this one, which is about to be opened; `nil` when enough of them are open.
  func memory(of name: String) -> FolderMemory? {
    look.lock.held {
      guard look.opened < Self.mostOpened else { return nil }
      look.opened += 1
      return FolderMemory(look, of: name)
    }
  }

  /// Keeps a folder open that came with its memory.
  func remember(_ folder: DiskDirectory) {
    guard let memory = folder.memory else { return }
    look.lock.held {
      memory.before = latest
      latest = folder
    }
  }
}
