import Testing

@testable import ScaffoldSwift

/// A protocol's requirement and its implementation in an extension have one name, and are two declarations.
struct RequirementTests {
  @Test func `An own requirement does not take the place of a deleted implementation`() throws {
    let template = Comparison(
      "",
      """
      -protocol Making {
      +public protocol Making {
        func make(delegate: Int)
      }

      extension Making {
      -  func make(
      +  public func make(
          delegate: Int
        ) {
        }
      }
      """)
    let edited = Comparison(
      "",
      """
      -protocol Making {
      +public protocol Making {
        func make(delegate: Int)
        func make(own: Int)
      }

      extension Making {
      }
      """)
    try edited.expectMerge(of: template)
  }

  @Test func `An implementation that the user has does not replace a requirement`() throws {
    let template = Comparison(
      "",
      """
      protocol Making {
        func make()
      +  func reset()
      }

      extension Making {
        func make() {
        }
      +
      +  func reset() {
      +  }
      }
      """)
    let edited = Comparison(
      "",
      """
      protocol Making {
        func make()
      +  func reset()
      }

      extension Making {
        func make() {
        }
      }

      extension Making {
        func reset() {
          own()
        }
      }
      """)
    try edited.expectMerge(of: template, isReversible: false)
  }
}
