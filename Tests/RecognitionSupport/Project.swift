package import ScaffoldRecognition

/// Recognizes the modules of a text with several files: a line `// file: path` begins each of them.
///
/// A file whose path begins with a folder that ends in `Tests` is one of tests. The first folder is the target.
package func recognize(_ text: String, roles: RoleTable = .standard) -> Recognition {
  Recognition(of: sources(of: text), roles: roles)
}

/// The files of a text in which a line `// file: path` begins each of them.
package func sources(of text: String) -> [SourceText] {
  var files: [(path: String, lines: [Substring])] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("// file: ") {
      files.append((String(line.dropFirst(9)), []))
    } else {
      if files.isEmpty { files.append(("App/File.swift", [])) }
      files[files.count - 1].lines.append(line)
    }
  }
  return files.map { file in
    let module = file.path.split(separator: "/").first.map(String.init) ?? ""
    return SourceText(
      path: file.path, text: Array(file.lines.joined(separator: "\n").utf8), module: module,
      isTest: module.hasSuffix("Tests"))
  }
}

extension RecognizedModule {
  /// The links, such as `presenter.view -> view LoginView LoginViewController weak served`.
  package var outline: [String] { links.map(\.outline) }
}

extension Link {
  package var outline: String {
    let words = [
      "\(from).\(property) ->", to?.rawValue ?? "?", namedProtocol?.name ?? "-", toType ?? "-",
      strength.rawValue, state.rawValue,
    ]
    return words.joined(separator: " ")
  }
}

extension SourcePlace {
  package var short: String { "\(path):\(line)" }
}
