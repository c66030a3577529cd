/// The parts of a template's module, and the references between them.
///
/// A `template.json` describes them to help choose a template. Nothing is generated from them.
public struct TemplateAnatomy: Sendable, Hashable {
  /// A part of the module.
  public struct Role: Sendable, Hashable {
    /// Its name: `Presenter`.
    public let name: String
    /// What it does, in a line.
    public let help: String
  }

  /// A reference from one part to another.
  public struct Link: Sendable, Hashable {
    /// How long a part has the reference.
    public enum Strength: String, Sendable, Hashable, CaseIterable {
      /// It owns the other part.
      case strong
      /// It refers to the other part and does not keep it alive.
      case weak
      /// It receives the other part in a call and does not store it.
      case call
    }

    /// The part that has the reference.
    public let from: String
    /// The part that the reference leads to.
    public let to: String
    /// The protocol, class or closure of the reference, for the module `SignIn`.
    public let by: String
    /// Whether the reference keeps the other part alive.
    public let strength: Strength
  }

  /// The parts, in the order in which they are explained.
  public let roles: [Role]
  /// The references between the parts.
  public let links: [Link]
}

extension TemplateAnatomy {
  /// Reads `roles` and `links` of a `template.json`; a template need not have them.
  init(_ manifest: JSONValue, problems: inout [Diagnostic]) {
    let known = ["roles", "links"]
    var object = JSONObject(
      JSONValue(
        content: .object((manifest.members ?? []).filter { known.contains($0.name) }),
        place: manifest.place), known: known)
    var roles: [Role] = []
    for json in object.array("roles") ?? [] {
      var entry = JSONObject(json, known: ["name", "help"])
      if let name = entry.requiredString("name"), let help = entry.requiredString("help") {
        roles.append(Role(name: name, help: help))
      }
      object.report(entry.problems)
    }
    self.roles = roles
    let names = roles.map(\.name)
    links = (object.array("links") ?? []).compactMap { Self.link($0, names, &object) }
    problems += object.problems
  }

  private static func link(
    _ json: JSONValue, _ roles: [String], _ outer: inout JSONObject
  ) -> Link? {
    var object = JSONObject(json, known: ["from", "to", "by", "strength"])
    let ends = ["from", "to"].compactMap { key -> String? in
      guard let name = object.requiredString(key) else { return nil }
      if !roles.contains(name) {
        object.report(
          .unknown("role of the stack", name, known: roles, at: object.location(of: key)))
      }
      return name
    }
    let by = object.requiredString("by")
    let word = object.requiredString("strength")
    let strength = word.flatMap(Link.Strength.init)
    if let word, strength == nil {
      let known = Link.Strength.allCases.map(\.rawValue)
      object.report(
        .unknown("strength", word, known: known, at: object.location(of: "strength")))
    }
    outer.report(object.problems)
    guard ends.count == 2, let by, let strength else { return nil }
    return Link(
      from: ends[0], to: ends[1], by: by.replacing("<<Module>>", with: "SignIn"),
      strength: strength)
  }
}

extension TemplateAnatomy {
  /// A language in which a drawing is written.
  public enum Drawing: String, Sendable, Hashable, CaseIterable {
    /// Mermaid, which GitHub and GitLab draw.
    case mermaid
    /// Graphviz.
    case dot
    /// Lines of plain text.
    case text
  }

  /// The module as a drawing: parts as boxes, protocols on the arrows. A solid arrow is a strong reference,
  /// a dashed one is not.
  public func drawn(as drawing: Drawing, title: String) -> String {
    switch drawing {
    case .mermaid: mermaid
    case .dot: dot(title)
    case .text: text
    }
  }

  private var mermaid: String {
    let boxes = roles.map { "  \(Self.identifier($0.name))[\"\(Self.mermaid($0.name))\"]" }
    let arrows = links.map { link in
      let line = link.strength == .strong ? "-->" : "-.->"
      let label = Self.mermaid(Self.label(of: link))
      return "  \(Self.identifier(link.from)) \(line)|\"\(label)\"| \(Self.identifier(link.to))"
    }
    return (["flowchart LR"] + boxes + arrows).joined(separator: "\n") + "\n"
  }

  private func dot(_ title: String) -> String {
    let boxes = roles.map { "  \(Self.quoted($0.name));" }
    let arrows = links.map { link in
      let style = link.strength == .strong ? "solid" : "dashed"
      return "  \(Self.quoted(link.from)) -> \(Self.quoted(link.to)) "
        + "[label=\(Self.quoted(Self.label(of: link))), style=\(style)];"
    }
    let head = ["digraph \(Self.quoted(title)) {", "  rankdir=LR;", "  node [shape=box];"]
    return (head + boxes + arrows + ["}"]).joined(separator: "\n") + "\n"
  }

  /// `Wireframe ──▶ Presenter  SignInInterface`, then a line for each other reference of the part.
  private var text: String {
    let widths = [links.map(\.from.count).max() ?? 0, links.map(\.to.count).max() ?? 0]
    var last = ""
    return links.sorted { order(of: $0.from) < order(of: $1.from) }.map { link in
      let from = Self.padded(link.from == last ? "" : link.from, to: widths[0])
      last = link.from
      let arrow = link.strength == .strong ? "──▶" : "╌╌▶"
      return "\(from) \(arrow) \(Self.padded(link.to, to: widths[1]))  \(Self.label(of: link))\n"
    }.joined()
  }

  private func order(of part: String) -> Int {
    roles.firstIndex { $0.name == part } ?? roles.count
  }

  private static func padded(_ text: String, to width: Int) -> String {
    let shown = text.escapingControlCharacters
    return shown + String(repeating: " ", count: max(0, width - shown.count))
  }

  /// The text as Mermaid expects it between quotation marks.
  private static func mermaid(_ text: String) -> String {
    text.escapingControlCharacters.replacing("\"", with: "#quot;")
  }

  /// The text as Graphviz expects it, between quotation marks.
  private static func quoted(_ text: String) -> String {
    let inner = text.escapingControlCharacters.replacing("\\", with: "\\\\")
    return "\"\(inner.replacing("\"", with: "\\\""))\""
  }

  private static func label(of link: Link) -> String {
    let name = link.by.escapingControlCharacters
    return link.strength == .strong ? name : "\(name) (\(link.strength.rawValue))"
  }

  /// The name as drawing languages take it for a box.
  private static func identifier(_ name: String) -> String {
    String(name.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
  }
}
