/// What is known of a module that exists and gets another rendering.
struct ModuleEdit: Sendable, Hashable {
  /// The record of the module, and the bytes that it was read from.
  let former: ModuleRecord
  let bytes: [UInt8]
  /// The files as the record's template renders them, by their paths: those with the recorded digests.
  var base: [RelativePath: [UInt8]]
  /// Why the base of a file is not known.
  let unknownBase: String
  /// Where the user has moved files to, by their recorded paths.
  let moved: [RelativePath: RelativePath]
  /// Whether conflicts are written into the files.
  let writesMarkers: Bool

  /// Where a file of the module is.
  func place(of path: RelativePath) -> RelativePath { moved[path] ?? path }
}
