/// The file system that the kit reads and writes through. Tests and other programs can supply their own.
public protocol FileSystem: Sendable {
  /// Opens the folder at `path`, following links: a root that the caller chose.
  func directory(at path: String) throws(SystemError) -> any Directory
}

/// An open folder. Every method takes the name of a direct entry and never follows a link, so a change
/// elsewhere on the disk cannot lead a call out of the folder.
public protocol Directory: AnyObject, Sendable {
  /// The names of all entries but `.` and `..`, sorted by their bytes.
  ///
  /// A name that is not UTF-8 is listed as a text with zero bytes, which is no name: ``status(of:)`` finds nothing, and
  /// only ``removeTree(_:)`` accepts it.
  func entries() throws(SystemError) -> [String]

  /// The status of the folder itself.
  func status() throws(SystemError) -> FileStatus

  /// The status of an entry; `nil` when there is none.
  func status(of name: String) throws(SystemError) -> FileStatus?

  /// What the entry `name` has beside its contents; `nil` when there is none.
  func metadata(of name: String) throws(SystemError) -> FileMetadata?

  /// The names that lead from this folder to the absolute `path`; `nil` if the path does not lead
  /// through this folder. Whether the entries exist is not checked.
  func names(onWayTo path: String) throws(SystemError) -> [String]?

  /// The absolute path of the folder itself, without links; `nil` for a file system without absolute paths.
  func absolutePath() throws(SystemError) -> String?

  /// The number of the user for whom entries are created.
  func user() throws(SystemError) -> UInt32

  /// Opens the folder `name`; a link in its place is an error.
  func directory(_ name: String) throws(SystemError) -> any Directory

  /// The bytes of the regular file `name`; more than `limit` bytes is an error.
  func contents(of name: String, limit: Int) throws(SystemError) -> [UInt8]

  /// The text of the symbolic link `name`.
  func destination(ofLink name: String) throws(SystemError) -> String

  /// Creates a file; an existing entry of that name is an error.
  func createFile(
    _ name: String, contents: [UInt8], permissions: FilePermissions
  ) throws(SystemError)

  /// Creates a folder; an existing entry of that name is an error.
  func createDirectory(_ name: String) throws(SystemError)

  /// Creates a folder with these permissions.
  func createDirectory(_ name: String, permissions: FilePermissions) throws(SystemError)

  /// Moves the entry `name` into `directory`; an existing entry of the new name is an error, whatever
  /// its kind.
  func move(_ name: String, to directory: any Directory, as newName: String) throws(SystemError)

  /// Moves the file `name` over the file `other` of the same folder, which is replaced.
  func replace(_ other: String, by name: String) throws(SystemError)

  /// Exchanges the names of two entries of the folder.
  ///
  /// Where the system cannot do that in one step, the old `other` is called `name-old` in between.
  func exchange(_ name: String, with other: String) throws(SystemError)

  /// Removes a file or a link.
  func removeFile(_ name: String) throws(SystemError)

  /// Throws if the system would not allow entries of the folder to be removed.
  func permitRemovals() throws(SystemError)

  /// Removes an empty folder.
  func removeDirectory(_ name: String) throws(SystemError)

  /// Removes the entry `name` with everything in it; links are removed, not followed. Nothing there
  /// is fine.
  func removeTree(_ name: String) throws(SystemError)

  /// Takes the folder's advisory lock; `nil` when another process has it.
  ///
  /// Where folders cannot be locked, as on some network file systems, the file `name` is locked.
  func lock(orFile name: String) throws(SystemError) -> FolderLock?
}

/// The permissions of a new file or folder.
public enum FilePermissions: Sendable, Hashable {
  /// The system's default for a text file or a folder.
  case plain
  /// The same, and the bytes are flushed to the disk at once, so that they survive a power loss.
  case lasting
  /// The system's default for a program.
  case executable
  /// Readable and writable by the user only.
  case confidential
  /// What the entry that it replaces has beside its contents. The bytes of a file are flushed to the disk at once.
  ///
  /// The new file gets all of it before the first byte is written, so that the new contents are never more readable than
  /// the old ones. What it cannot get is an error.
  case same(as: FileMetadata)
  /// Others, without the bits that the files lack whose text the new file has. The user's own rights stay.
  indirect case limited(FilePermissions, to: UInt32)
}

extension Directory {
  /// Creates a folder without regard to the permissions, for a file system that has none.
  public func createDirectory(
    _ name: String, permissions: FilePermissions
  ) throws(SystemError) {
    try createDirectory(name)
  }

  /// The status alone, for a file system without extended attributes and access lists.
  public func metadata(of name: String) throws(SystemError) -> FileMetadata? {
    try status(of: name).map(FileMetadata.init)
  }

  /// Does nothing: without permissions, every entry can be removed.
  public func permitRemovals() throws(SystemError) {}

  /// A lock that is always free. A client's own file system cannot lock: only one process may use it at a time.
  public func lock(orFile name: String) throws(SystemError) -> FolderLock? { FolderLock() }
}

/// The metadata of an entry.
public struct FileStatus: Sendable, Hashable {
  /// The kind of an entry.
  public enum Kind: Sendable, Hashable {
    /// A regular file.
    case file
    /// A folder.
    case directory
    /// A symbolic link.
    case link
    /// Anything else: a pipe, a socket or a device.
    case special

    /// The kind in a sentence: `a folder`.
    var phrase: String {
      switch self {
      case .file: "a file"
      case .directory: "a folder"
      case .link: "a link"
      case .special: "a special file"
      }
    }
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

  /// The numbers that identify an entry, whatever its names are.
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

  /// The kind of the entry.
  public let kind: Kind
  /// The permission bits, such as `0o644`.
  public let permissions: UInt32
  /// The owner of the entry.
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
  /// `nil`, for a file system without absolute paths.
  public func absolutePath() throws(SystemError) -> String? { nil }

  /// The owner of the folder.
  public func user() throws(SystemError) -> UInt32 { try status().owner.user }

  /// `nil`, for a file system without absolute paths.
  public func names(onWayTo path: String) throws(SystemError) -> [String]? { nil }
}
