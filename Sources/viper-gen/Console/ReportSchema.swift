import ScaffoldKit

/// The JSON schema (draft 7) of the output of `--json`. It has one alternative for each kind of report, and
/// one for commands that failed.
enum ReportSchema {
  /// The version of the schema. It increases when a member is removed or changes its meaning, not when
  /// members are added.
  static let version = 1

  static let document = JSONText.object([
    "$schema": .string("http://json-schema.org/draft-07/schema#"),
    "title": .string("What viper-gen prints with --json, version \(version)"),
    "definitions": .object(definitions),
    "anyOf": .array(
      kinds.map { kind in report(kind.commands, kind.members) } + [report(nil, [])]),
  ])

  private typealias Members = [JSONText.Member]

  /// The members that the reports of commands have beside the common ones.
  private static let kinds: [(commands: [String], members: Members)] = [
    (["create", "add", "change", "update", "rename"], [.init("diff", text)]),
    (["adopt"], []),
    (["lint"], [.init("findings", list("finding"))]),
    (["lint"], [.init("diff", text)]),
    (["lint"], []),
    (
      ["mocks"],
      [.init("outdated", list("outdatedMock")), .init("missing", list("missingMock"))]
    ),
    (
      ["mocks"],
      [
        .init("diff", text), .init("outdated", list("outdatedMock")),
        .init("missing", list("missingMock")),
      ]
    ),
    (
      ["graph"],
      [
        .init("modules", texts), .init("edges", list("edge")), .init("withoutWayIn", texts),
        .init("cycles", .object(["type": .string("array"), "items": texts])),
      ]
    ),
    (["stats"], [.init("statistics", .object(["type": .string("object")]))]),
    (["list"], [.init("modules", list("module")), .init("unrecorded", list("foundModule"))]),
    (
      ["show"],
      [
        .init("modules", list("module")), .init("found", list("foundModule")),
        .init("recreate", .object(["type": nullableText])),
      ]
    ),
    (
      ["verify"],
      [.init("modules", list("module")), .init("testsRun", count), .init("testsPassed", count)]
    ),
    (["config"], [.init("settings", list("setting"))]),
    (["config", "completions", "complete", "help", "version"], [.init("text", text)]),
    (["templates list"], [.init("templates", list("template"))]),
    (
      ["templates show"],
      [
        .init("roles", list("role")), .init("links", list("link")),
        .init("options", list("option")),
      ]
    ),
    (["templates add"], [.init("repository", repository)]),
    (["templates add"], [.init("repository", repository), .init("diff", text)]),
    (
      ["templates check"],
      [
        .init("template", text), .init("pathCombinations", count),
        .init("combinations", list("combination")), .init("remarks", texts),
      ]
    ),
    (
      ["templates verify"],
      [
        .init("combinations", list("combination")), .init("phases", list("phase")),
        .init("remarks", texts), .init("scratchPath", .object(["type": nullableText])),
      ]
    ),
  ]

  /// The schema for the report of some commands, or of any command. Other members are not allowed.
  private static func report(_ commands: [String]?, _ own: Members) -> JSONText {
    let command = commands.map { JSONText.object(["enum": .array($0.map { .string($0) })]) }
    return object(
      [
        .init("version", .object(["const": .integer(version)])), .init("command", command ?? text),
        .init("files", list("file")),
      ] + own + [.init("diagnostics", list("diagnostic"))],
      optional: [.init("dryRun", .object(["const": .boolean(true)]))])
  }

  /// The entry of a repository in the configuration.
  private static let repository = object(
    [
      .init("url", text), .init("commit", text), .init("folder", text), .init("templates", texts),
    ], optional: [.init("version", text)])

  // MARK: Parts

  private static let definitions: Members = [
    .init(
      "file",
      object(
        [
          .init("path", text),
          .init(
            "action", oneOf(Change.Action.allCases.map(\.rawValue))),
        ], optional: [.init("from", text), .init("place", text)])),
    .init(
      "diagnostic",
      object(
        [
          .init("severity", oneOf(Diagnostic.Severity.allCases.map(\.rawValue))),
          .init("code", text),
          .init("message", text),
        ],
        optional: [
          .init("path", text), .init("line", count), .init("column", count), .init("help", text),
        ])),
    .init(
      "module",
      object([
        .init("module", text), .init("target", text), .init("template", text),
        .init(
          "behind", .object(["type": .array([.string("boolean"), .string("null")])])),
        .init("options", values(of: value)),
        .init(
          "files",
          .object([
            "type": .string("array"),
            "items": object(
              [
                .init("path", text),
                .init("state", oneOf(RecordedModule.State.allCases.map(\.rawValue))),
              ], optional: [.init("foundAt", text)]),
          ])),
      ])),
    .init(
      "foundModule",
      object([
        .init("module", text), .init("target", text), .init("files", texts),
        .init("parts", list("part")), .init("links", list("foundLink")),
        .init("mocks", list("mock")),
      ])),
    .init(
      "part",
      object([.init("role", text), .init("type", text), .init("path", text), .init("line", count)])),
    .init(
      "foundLink",
      object([
        .init("from", text), .init("to", .object(["type": nullableText])), .init("property", text),
        .init("protocol", .object(["type": nullableText])), .init("strength", text),
        .init("served", boolean), .init("path", text), .init("line", count),
      ])),
    .init(
      "mock",
      object([
        .init("type", text), .init("replaces", texts),
        .init("generator", .object(["type": nullableText])), .init("path", text),
        .init("line", count),
      ])),
    .init(
      "finding",
      object(
        [
          .init("rule", text), .init("severity", oneOf(["error", "warning"])),
          .init("message", text), .init("path", text), .init("line", count),
          .init("column", count), .init("fixable", boolean),
        ], optional: [.init("note", text), .init("module", text)])),
    .init(
      "outdatedMock",
      object([
        .init("type", text), .init("path", text), .init("line", count), .init("missing", texts),
        .init("surplus", texts), .init("left", texts),
      ])),
    .init(
      "missingMock",
      object(
        [.init("protocol", text), .init("path", text), .init("line", count)],
        optional: [.init("created", text)])),
    .init(
      "edge",
      object([
        .init("from", text), .init("to", text),
        .init("kind", oneOf(["presents", "pushes", "embeds", "makes"])),
        .init("places", list("place")),
      ])),
    .init("place", object([.init("path", text), .init("line", count), .init("column", count)])),
    .init(
      "combination",
      object([
        .init("template", text), .init("module", text), .init("options", values(of: texts)),
        .init("files", count), .init("compiled", boolean), .init("testsRun", count),
        .init("testsPassed", count), .init("seconds", number),
        .init("sameAs", .object(["type": nullableText])),
      ])),
    .init("phase", object([.init("name", text), .init("seconds", number)])),
    .init(
      "setting",
      object([.init("name", text), .init("value", valueOrNull), .init("source", text)])),
    .init(
      "template",
      object([.init("id", text), .init("description", text), .init("isDefault", boolean)])),
    .init(
      "option",
      object(
        [
          .init("name", text), .init("type", text), .init("default", value),
          .init("values", texts), .init("help", text),
        ], optional: [.init("when", text)])),
    .init("role", object([.init("name", text), .init("help", text)])),
    .init(
      "link",
      object([
        .init("from", text), .init("to", text), .init("by", text),
        .init("strength", oneOf(TemplateAnatomy.Link.Strength.allCases.map(\.rawValue))),
      ])),
  ]

  private static let text = JSONText.object(["type": .string("string")])
  private static let texts = JSONText.object(["type": .string("array"), "items": text])
  private static let boolean = JSONText.object(["type": .string("boolean")])
  private static let number = JSONText.object(["type": .string("number")])
  private static let count = JSONText.object(["type": .string("integer"), "minimum": .integer(0)])
  private static let nullableText = JSONText.array([.string("string"), .string("null")])
  /// The value of an option: a text, a Boolean or a list of texts.
  private static let value = JSONText.object(["anyOf": .array([text, boolean, texts])])

  private static let valueOrNull = JSONText.object([
    "anyOf": .array([value, .object(["type": .string("null")])])
  ])

  private static func oneOf(_ words: [String]) -> JSONText {
    .object(["enum": .array(words.map { .string($0) })])
  }

  private static func list(_ definition: String) -> JSONText {
    .object([
      "type": .string("array"),
      "items": .object(["$ref": .string("#/definitions/\(definition)")]),
    ])
  }

  /// An object with members of any name.
  private static func values(of shape: JSONText) -> JSONText {
    .object(["type": .string("object"), "additionalProperties": shape])
  }

  private static func object(_ members: Members, optional: Members = []) -> JSONText {
    .object([
      "type": .string("object"), "required": .array(members.map { .string($0.name) }),
      "properties": .object(members + optional), "additionalProperties": .boolean(false),
    ])
  }
}
