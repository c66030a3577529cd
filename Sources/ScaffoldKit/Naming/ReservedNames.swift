/// Names that a module must leave to the language and the frameworks.
enum ReservedNames {
  /// A framework whose types a generated file can see.
  enum Framework: String, CaseIterable, Sendable {
    case swift = "Swift"
    case foundation = "Foundation"
    case testing = "Testing"
    case xctest = "XCTest"
    case uikit = "UIKit"
    case appkit = "AppKit"
    case swiftui = "SwiftUI"
    case combine = "Combine"
    case observation = "Observation"
    case quick = "Quick"
    case nimble = "Nimble"
  }

  /// Whether `name` is a public type of the framework: `contains("Button", in: .swiftui)` is true.
  static func contains(_ name: String, in framework: Framework) -> Bool {
    WordList(framework.typeNames).contains(name)
  }

  /// Whether `name` is a module that generated code or its neighbours import; a type of that name
  /// would hide it, so that `Testing.Test` no longer means anything.
  static func isModule(_ name: String) -> Bool {
    Framework(rawValue: name) != nil || otherModules.contains(name)
  }

  static let otherModules = WordList(
    """
    Builtin Darwin Dispatch Distributed FoundationEssentials FoundationNetworking Glibc Musl \
    ObjectiveC PackageDescription RegexBuilder Synchronization WinSDK
    """)
}

extension ReservedNames.Framework {
  /// The names of the types, sorted, with one blank between two.
  var typeNames: StaticString {
    switch self {
    case .swift: ToolchainTypeNames.swift
    case .foundation: ToolchainTypeNames.foundation
    case .testing: ToolchainTypeNames.testing
    case .xctest: ToolchainTypeNames.xctest
    case .uikit: UIKitTypeNames.uikit
    case .appkit: AppKitTypeNames.appkit
    case .swiftui: SwiftUITypeNames.swiftui
    case .combine: ObservingTypeNames.combine
    case .observation: ObservingTypeNames.observation
    case .quick: SpecTypeNames.quick
    case .nimble: SpecTypeNames.nimble
    }
  }
}
