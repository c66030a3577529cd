/// The `template.json` of a lesson.
struct LessonManifest {
  let text: String

  init(of lesson: Lesson) {
    let files = lesson.entries.map { entry in
      "    { \"source\": \(Self.quoted(entry.source)), \"path\": \(Self.quoted(entry.path)),"
        + (entry.isBelowTarget ? " \"below\": \"target\"," : "")
        + " \"role\": \"\(entry.role.rawValue)\" }"
    }
    let options = lesson.options.map { option in
      let existing = option.existing.map(Self.quoted).joined(separator: ", ")
      return
        "    { \"name\": \(Self.quoted(option.name)), \"type\": \"signatures\", \"names\": \"any\","
        + " \"accepts\": [\"overloads\", \"ui-types\"],"
        + (existing.isEmpty ? "" : " \"existing\": [\(existing)],")
        + " \"help\": \(Self.quoted(option.help)) }"
    }
    let list =
      options.isEmpty ? "" : "\n  \"options\": [\n\(options.joined(separator: ",\n"))\n  ],"
    let insertions = lesson.insertions.map { insertion in
      let lines = insertion.lines.map(Self.quoted)
      let text = lines.count == 1 ? lines[0] : "[\(lines.joined(separator: ", "))]"
      return "    { \"into\": \(Self.quoted(insertion.place.description)), \"text\": \(text) }"
    }
    let registry =
      insertions.isEmpty
      ? "" : ",\n  \"insertions\": [\n\(insertions.joined(separator: ",\n"))\n  ]"
    text = """
      {
        "id": \(Self.quoted(lesson.id)),
        "description": \(Self.quoted("Modules like \(lesson.name)")),\(list)
        "files": [
      \(files.joined(separator: ",\n"))
        ]\(registry)
      }

      """
  }

  /// A string of JSON.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
