#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import CViperGen
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How an entry gets a name that may be taken.
enum Renaming {
  /// Only if it is free.
  case exclusive
  /// The entry that has it takes the other's.
  case exchange

  #if canImport(Darwin)
    fileprivate var flag: UInt32 { UInt32(self == .exclusive ? RENAME_EXCL : RENAME_SWAP) }
  #else
    /// `RENAME_NOREPLACE` and `RENAME_EXCHANGE` of Linux.
    fileprivate var flag: UInt32 { self == .exclusive ? 1 : 2 }
  #endif
}

/// Renames an entry as one step of the file system; zero, or the system's error number.
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

/// Whether the error says that this kind of renaming is not to be had here.
func isUnsupported(_ problem: Int32) -> Bool {
  [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(problem)
}
