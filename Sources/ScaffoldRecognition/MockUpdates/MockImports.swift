import ScaffoldSwift

/// The imports of a file with a new mock.
struct MockImports {
  let lines: [String]

  /// The modules of systems, whose types need no further check.
  private static let systems: Set<String> = [
    "AppKit", "AVFoundation", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Foundation",
    "MapKit", "Photos", "StoreKit", "SwiftUI", "UIKit", "UserNotifications", "WebKit",
  ]

  /// - Parameter entity: the protocol, whose file imports the modules of its types.
  init(forProtocol entity: Int, in project: inout MockProject) {
    let declared = project.types.file(of: entity)
    let needsLibraries = Self.usesLibraries(entity, &project)
    var lines: [String] = []
    if let file = project.file(at: declared.path) {
      for declaration in file.declarations where Self.isImport(declaration) {
        let code = String(decoding: file.text[declaration.code], as: UTF8.self)
        let isSystem = TypeText(code).words.contains(where: Self.systems.contains)
        if isSystem || needsLibraries { lines.append(code) }
      }
    }
    self.lines = lines + ["@testable import \(declared.module)"]
  }

  /// Whether a declaration is an import, or an `#if` with nothing else.
  private static func isImport(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .import: true
    case .conditional: declaration.children.allSatisfy(isImport) && !declaration.children.isEmpty
    default: false
    }
  }

  /// Whether the requirements use a type that neither the project nor a system declares.
  private static func usesLibraries(_ entity: Int, _ project: inout MockProject) -> Bool {
    let known = project.typeNames
    let members = MockRequirements(ofProtocol: entity, in: &project).members.map(\.declaration)
    return members.contains { member in
      (member.parameterTypes + [member.resultType ?? ""]).flatMap { TypeText($0).words }
        .contains { word in
          word.first?.isUppercase == true && !known.contains(word) && !standard.contains(word)
            && !["UI", "NS", "CG", "CL", "AV", "WK", "MK"].contains { word.hasPrefix($0) }
        }
    }
  }

  private static let standard: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Data", "Date", "Decimal", "Dictionary",
    "Double", "Error", "Float", "IndexPath", "Int", "Int64", "Locale", "Never", "Optional",
    "Result",
    "Self", "Set", "String", "Swift", "TimeInterval", "UInt", "URL", "URLRequest", "UUID", "Void",
  ]
}
