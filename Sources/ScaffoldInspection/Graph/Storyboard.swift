import ScaffoldRecognition
import ScaffoldSwift

/// The controllers of a storyboard and the segues between them.
struct Storyboard {
  struct Controller {
    let id: String
    /// The class in the code; `nil` for one of a library.
    let className: String?
    /// The storyboard and the identifier of the controller that it is a reference to.
    let reference: (storyboard: String?, identifier: String?)?
    let identifier: String?
    fileprivate let depth: Int
  }

  struct Segue {
    /// The id of the controller that has it.
    let source: String
    let destination: String
    let kind: String
    let identifier: String?
    let place: SourcePlace
  }

  /// The name of its file without the ending.
  let name: String
  private(set) var controllers: [String: Controller] = [:]
  private(set) var segues: [Segue] = []
  /// The id of the controller that is shown first.
  private(set) var initial: String?

  static func isStoryboard(_ path: String) -> Bool { path.hasSuffix(".storyboard") }

  init(_ source: SourceText) {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    name = String(file.dropLast(".storyboard".count))
    let finder = PlaceFinder(path: source.path, text: source.text)
    var open: [Controller] = []
    for tag in XMLTags(source.text) {
      switch tag.kind {
      case .end: if let last = open.last, last.depth == tag.depth { open.removeLast() }
      case .start, .empty:
        let attributes = tag.attributes
        if tag.name == "document" { initial = attributes["initialViewController"] }
        if tag.name == "segue" {
          add(attributes, of: open.last, at: finder.place(at: tag.offset))
        } else if attributes["sceneMemberID"] == "viewController", let id = attributes["id"] {
          let controller = Self.controller(id, tag, attributes)
          controllers[id] = controller
          if tag.kind == .start { open.append(controller) }
        }
      }
    }
  }

  private static func controller(
    _ id: String, _ tag: XMLTags.Tag, _ attributes: [String: String]
  ) -> Controller {
    let isReference = tag.name == "viewControllerPlaceholder" || tag.name == "controllerPlaceholder"
    return Controller(
      id: id, className: attributes["customClass"],
      reference: isReference
        ? (attributes["storyboardName"], attributes["referencedIdentifier"]) : nil,
      identifier: attributes["storyboardIdentifier"], depth: tag.depth)
  }

  private mutating func add(
    _ attributes: [String: String], of controller: Controller?, at place: SourcePlace
  ) {
    guard let controller, let destination = attributes["destination"],
      let kind = attributes["kind"]
    else { return }
    segues.append(
      Segue(
        source: controller.id, destination: destination, kind: kind,
        identifier: attributes["identifier"], place: place))
  }
}

extension ModuleGraph.Kind {
  /// The kind that a segue says; `nil` if it leads back.
  init?(segue: String) {
    switch segue {
    case "unwind": return nil
    case "presentation", "modal", "popover", "popoverPresentation", "sheet": self = .presents
    case "show", "push", "showDetail", "replace": self = .pushes
    case "embed", "relationship": self = .embeds
    default: self = .makes
    }
  }
}
