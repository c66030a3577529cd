import Foundation
import Testing

/// The body of a form of SwiftUI has the same number of modifiers for any number of actions, so that it is
/// type-checked quickly.
@Suite("The observation of a form")
struct FormObservationTests {
  private static let names = ["one", "two", "three", "four", "five", "six", "seven", "eight"]

  @Test("is one modifier", arguments: ["vip", "viper-closures"])
  func modifiers(_ template: String) throws {
    let folder = try SmallPackage.folder()
    let actions = Self.names.map {
      "--actions '\($0)(user: String, password: String) async throws -> [String]'"
    }
    let outcome = try folder.shell(
      "viper-gen create Shop -t \(template) --ui swiftui \(actions.joined(separator: " "))",
      in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let form = try #require(
      try folder.contents(below: "P").first { $0.key.hasSuffix("ShopForm.swift") })
    let text = String(decoding: form.value, as: UTF8.self)
    #expect(text.split(separator: ".onChange(of:").count == 2)
    for name in Self.names {
      #expect(text.contains("states.hasSucceeded(.\(name), since: earlier)"))
      #expect(text.contains("\(name)Password = \"\"\n      }"))
    }
  }
}
