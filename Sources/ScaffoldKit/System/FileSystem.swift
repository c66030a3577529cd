/// The door to the disk. Everything the kit reads or writes goes through it, so a test or another
/// program can put its own in place.
public protocol FileSystem: Sendable {
  /// Opens the folder at `path`, following links: a root that the caller chose.
  func directory(at path: String) throws(SystemError) -> any Directory
}

/// An open folder. Every verb takes the name of a direct entry and never follows a link, so nothing
/// that happens elsewhere on the disk can lead a call out of the folder.
public protocol Directory: AnyObject, Sendable {
  /// The names of all entries but `.` and `..`, sorted by their bytes.
  func entries() throws(SystemError) -> [String]

  /// What the folder itself is.
  func status() throws(SystemError) -> FileStatus

  /// What the entry is; `nil` when there is none.
  func status(of name: String) throws(SystemError) -> FileStatus?

  /// The names that lead from this folder to the absolute `path`, if it leads through this folder;
  /// what stands at the names is not looked at.
  func names(onWayTo path: String) throws(SystemError) -> [String]?

  /// Opens the folder `name`; a link in its place is an error.
  func directory(_ name: String) throws(SystemError) -> any Directory

  /// The bytes of the regular file `name`; more than `limit` bytes is an error.
  func contents(of name: String, limit: Int) throws(SystemError) -> [UInt8]

  /// Where the symbolic link `name` points, as it is written.
  func destination(ofLink name: String) throws(SystemError) -> String

  /// Makes a new file; an entry of that name is an error.
  func createFile(
    _ name: String, contents: [UInt8], permissions: FilePermissions
  ) throws(SystemError)

  /// Makes a new folder; an entry of that name is an error.
  func createDirectory(_ name: String) throws(SystemError)

  /// Makes a new folder that only those named by the permission bits may open.
  func createDirectory(_ name: String, permissions: UInt32) throws(SystemError)

  /// Moves the entry `name` into `directory`; an entry of that name is an error, whatever it is.
  func move(_ name: String, to directory: any Directory, as newName: String) throws(SystemError)

  /// Moves the file `name` over the file `other` of the same folder, which goes.
  func replace(_ other: String, by name: String) throws(SystemError)

  /// Lets two entries of the folder trade their names.
  ///
  /// Where the system cannot do that in one step, the former `other` is called `name-old` in between.
  func exchange(_ name: String, with other: String) throws(SystemError)

  /// Removes a file or a link.
  func removeFile(_ name: String) throws(SystemError)

  /// Fails where the system would not let entries of the folder go.
  func permitRemovals() throws(SystemError)

  /// Removes an empty folder.
  func removeDirectory(_ name: String) throws(SystemError)

  /// Takes the folder's advisory lock; `nil` when somebody else has it.
  ///
  /// Where folders cannot be locked, as on some network file systems, its file `name` is.
  func lock(orFile name: String) throws(SystemError) -> FolderLock?
}

/// Who may do what with a new file.
public enum FilePermissions: Sendable, Hashable {
  /// What the system gives to a new text file.
  case plain
  /// The same for a file that must outlive a loss of power: its bytes reach the disk at once.
  case lasting
  /// What the system gives to a new program.
  case executable
  /// For the user alone.
  case confidential
  /// The owner, group and bits of a file that it will replace, whose place it may take only when its
  /// own bytes have reached the disk.
  case same(as: FileStatus)
}

extension Directory {
  /// Makes a new folder; a file system without permissions need not do more.
  public func createDirectory(_ name: String, permissions: UInt32) throws(SystemError) {
    try createDirectory(name)
  }

  /// Without permissions everything may go.
  public func permitRemovals() throws(SystemError) {}

  /// A file system that one process alone sees needs no locks.
  public func lock(orFile name: String) throws(SystemError) -> FolderLock? { FolderLock() }
}

/// What one look at an entry tells.
public struct FileStatus: Sendable, Hashable {
  /// What kind of entry it is.
  public enum Kind: Sendable, Hashable {
    case file, directory, link, special
  }

  /// The numbers of the user and the group that own an entry.
  public struct Owner: Sendable, Hashable {
    /// The user's number.
    public let user: UInt32
    /// The group's number.
    public let group: UInt32

    /// An owner by numbers.
    public init(user: UInt32, group: UInt32) {
      self.user = user
      self.group = group
    }
  }

  /// What tells an entry from all others, whatever its names are.
  public struct Identity: Sendable, Hashable {
    /// The number of the device.
    public let device: UInt64
    /// The number of the entry on its device.
    public let inode: UInt64

    /// An identity by numbers.
    public init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  /// What kind of entry it is.
  public let kind: Kind
  /// The permission bits, such as `0o644`.
  public let permissions: UInt32
  /// Who owns the entry.
  public let owner: Owner
  /// The size in bytes.
  public let size: Int
  /// Equal for two names of one entry.
  public let identity: Identity
  /// The time of the last change of the contents, in nanoseconds since 1970.
  public let modified: Int64

  /// A status from its parts.
  public init(
    kind: Kind, permissions: UInt32, owner: Owner, size: Int, identity: Identity, modified: Int64
  ) {
    self.kind = kind
    self.permissions = permissions
    self.owner = owner
    self.size = size
    self.identity = identity
    self.modified = modified
  }
}

extension Directory {
  /// `nil`: a folder that knows nothing of absolute paths.
  public func names(onWayTo path: String) throws(SystemError) -> [String]? { nil }
}
