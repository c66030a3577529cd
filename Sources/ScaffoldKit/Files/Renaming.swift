#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import CViperGen
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a rename does when the new name is taken.
enum Renaming {
  /// It fails.
  case exclusive
  /// The two entries exchange their names.
  case exchange

  #if canImport(Darwin)
    fileprivate var flag: UInt32 { UInt32(self == .exclusive ? RENAME_EXCL : RENAME_SWAP) }
  #else
    /// `RENAME_NOREPLACE` and `RENAME_EXCHANGE` of Linux.
    fileprivate var flag: UInt32 { self == .exclusive ? 1 : 2 }
  #endif
}

/// Renames an entry in one step; returns zero or the system's error number.
func renameEntry(
  _ name: String, in folder: Int32, to newName: String, in newFolder: Int32, _ renaming: Renaming
) -> Int32 {
  #if canImport(Darwin)
    renameatx_np(folder, name, newFolder, newName, renaming.flag) == 0 ? 0 : errno
  #elseif canImport(Glibc)
    name.withCString { name in
      newName.withCString { renameat2(folder, name, newFolder, $0, renaming.flag) == 0 ? 0 : errno }
    }
  #else
    ENOSYS
  #endif
}

/// Whether the error means that the file system does not support this kind of rename.
func isUnsupported(_ problem: Int32) -> Bool {
  [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(problem)
}
