import ScaffoldKit

extension FoundModule {
  /// The module in the output of `--json`.
  var json: JSONText {
    .object([
      "module": .string(name), "target": .string(target),
      "files": .array(files.map { .string($0) }),
      "parts": .array((parts + helpers).map(\.json)), "links": .array(links.map(\.json)),
      "mocks": .array(mocks.map(\.json)),
    ])
  }

  /// The parts, links and mocks, each in a section; none for an empty one.
  var sections: [String] {
    let parts = (parts + helpers).map { part in
      [part.role, part.type, "\(part.location.path):\(part.location.line ?? 1)"]
    }
    let links = links.map { link in
      [
        "\(link.from) → \(link.to ?? link.property)", link.protocolName ?? "no protocol",
        link.strength
          + (link.isServed || link.protocolName == nil ? "" : ", not exactly one type conforms"),
      ]
    }
    let mocks = mocks.map { mock in
      [
        mock.type, mock.replaces.joined(separator: ", "),
        mock.generator.map { "written by \($0)" } ?? "",
      ]
    }
    return [("parts", parts), ("links", links), ("mocks", mocks)].compactMap { title, rows in
      rows.isEmpty ? nil : "\(title):\n" + TextTable.section(rows)
    }
  }
}

extension FoundModule.Part {
  fileprivate var json: JSONText {
    .object([
      "role": .string(role), "type": .string(type), "path": .string(location.path),
      "line": .integer(location.line),
    ])
  }
}

extension FoundModule.Link {
  fileprivate var json: JSONText {
    .object([
      "from": .string(from), "to": to.map { .string($0) } ?? .null, "property": .string(property),
      "protocol": protocolName.map { .string($0) } ?? .null, "strength": .string(strength),
      "served": .boolean(isServed), "path": .string(location.path),
      "line": .integer(location.line),
    ])
  }
}

extension FoundModule.Mock {
  fileprivate var json: JSONText {
    .object([
      "type": .string(type), "replaces": .array(replaces.map { .string($0) }),
      "generator": generator.map { .string($0) } ?? .null, "path": .string(location.path),
      "line": .integer(location.line),
    ])
  }
}
