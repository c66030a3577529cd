import Hashing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of a template as a package keeps it, so that the files of a module can be rendered again
/// after the template has changed.
///
/// It is a JSON file that is named after the digest of the template's folder. Every record names a digest.
/// A snapshot whose files have another digest than its name is not used.
enum TemplateSnapshot {
  private static let version = 1

  /// Whether an entry of the folder for records is a snapshot. A module cannot have its name.
  static func isSnapshot(_ name: String, in folder: [String]) -> Bool {
    folder == ModuleRecord.snapshotFolder && name.hasSuffix(ModuleRecord.fileExtension)
      && Digest(String(name.dropLast(ModuleRecord.fileExtension.count))) != nil
  }

  /// The snapshot of a template.
  static func file(
    of template: TemplateFolder, _ digest: Digest
  ) throws(ScaffoldError) -> PlannedFile {
    var texts: [JSONText.Member] = []
    var binaries: [JSONText.Member] = []
    var executables: [JSONText] = []
    for path in template.paths {
      guard let file = try template.file(path) else { continue }
      if let text = String(validating: file.bytes, as: UTF8.self), !file.isBinary {
        texts.append(.init(path, .string(text)))
      } else {
        binaries.append(.init(path, .string(Data(file.bytes).base64EncodedString())))
      }
      if file.isExecutable { executables.append(.string(path)) }
    }
    var members: [JSONText.Member] = [
      .init("version", .integer(version)), .init("template", .string(template.name)),
      .init("files", .object(texts)),
    ]
    if !binaries.isEmpty { members.append(.init("binaries", .object(binaries))) }
    if !executables.isEmpty { members.append(.init("executables", .array(executables))) }
    return PlannedFile(
      path: ModuleRecord.snapshotPath(of: digest),
      contents: JSONText.object(members).bytes + [UInt8(ascii: "\n")],
      isExecutable: false, mostPermissions: template.permissions)
  }

  /// The template of a digest in the text of a snapshot; `nil` if the text was edited.
  ///
  /// - Parameter permissions: the permission bits of the snapshot.
  static func template(
    in source: SourceText, _ digest: Digest, permissions: UInt32 = PlannedFile.anyPermissions
  ) -> TemplateFolder? {
    var problems: [Diagnostic] = []
    let template = attempt(&problems) { () throws(ScaffoldError) -> TemplateFolder? in
      var object = JSONObject(
        try JSONReader.read(source),
        known: ["version", "template", "files", "binaries", "executables"])
      guard object.integer("version") == version, let name = object.string("template") else {
        return nil
      }
      let executables = Set(object.strings("executables") ?? [])
      var files: [String: TemplateFolder.File] = [:]
      for member in object.members("files") ?? [] {
        files[member.name] = .init(
          bytes: Array((member.value.string ?? "").utf8),
          isExecutable: executables.contains(member.name))
      }
      for member in object.members("binaries") ?? [] {
        files[member.name] = .init(
          bytes: Array(Data(base64Encoded: member.value.string ?? "") ?? Data()),
          isExecutable: executables.contains(member.name))
      }
      let folder = TemplateFolder(
        kept: files, name: name, path: source.path, permissions: permissions)
      return try folder.digest() == digest ? folder : nil
    }
    return template ?? nil
  }
}
