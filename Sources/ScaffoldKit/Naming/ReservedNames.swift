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
  static func isModule(_ name: String) -> Bool { modules.contains(name) }

  private static let modules: Set<String> = Set(
    Framework.allCases.map(\.rawValue) + [
      "Builtin", "Darwin", "Dispatch", "Distributed", "FoundationEssentials",
      "FoundationNetworking", "Glibc", "Musl", "ObjectiveC", "PackageDescription",
      "RegexBuilder", "Synchronization", "WinSDK",
    ])
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

/// Words in the order of their bytes within one literal, searched where they lie: nothing is built
/// at start-up, and a look-up takes about ten comparisons.
private struct WordList {
  private let bytes: UnsafeBufferPointer<UInt8>
  private static let blank = UInt8(ascii: " ")

  init(_ words: StaticString) {
    bytes = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
  }

  func contains(_ word: String) -> Bool { word.withBytes(contains) }

  private func contains(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    var low = bytes.startIndex
    var high = bytes.endIndex
    while low < high {
      var start = low + (high - low) / 2
      while start > 0, bytes[start - 1] != Self.blank { start -= 1 }
      var (end, offset) = (start, 0)
      while end < bytes.count, offset < wanted.count, bytes[end] == wanted[offset],
        bytes[end] != Self.blank
      {
        end += 1
        offset += 1
      }
      let isWhole = end == bytes.count || bytes[end] == Self.blank
      if isWhole, offset == wanted.count { return true }
      // A blank comes before all that stands in words.
      if isWhole || offset < wanted.count && bytes[end] < wanted[offset] {
        while end < bytes.count, bytes[end] != Self.blank { end += 1 }
        low = end + 1
      } else {
        high = start
      }
    }
    return false
  }
}
