import Testing

@testable import ScaffoldSwift

/// A template adds a method to a class that the user has edited.
struct EditedClassTests {
  static let template = Comparison(
    "a method is added",
    """
    /// Decides what the view shows.
    final class SignInPresenter: SignInPresenting {
      weak var view: SignInViewing?

      func viewDidLoad() {
        view?.show()
      }

      func signIn(username: String) {
        interactor?.signIn(username: username)
      }
    +
    +  func reset(email: String) {
    +    interactor?.reset(email: email)
    +  }
    }
    """)

  @Test(arguments: [
    Comparison(
      "the body before is filled in",
      """
      /// Decides what the view shows.
      final class SignInPresenter: SignInPresenting {
        weak var view: SignInViewing?

        func viewDidLoad() {
          view?.show()
        }

        func signIn(username: String) {
          guard !username.isEmpty else { return }
          interactor?.signIn(username: username.lowercased())
          log("}")
        }
      +
      +  func reset(email: String) {
      +    interactor?.reset(email: email)
      +  }
      }
      """),
    Comparison(
      "helpers before, between and after",
      """
      /// Decides what the view shows.
      final class SignInPresenter: SignInPresenting {
        private func first() {}

        weak var view: SignInViewing?

        func viewDidLoad() {
          view?.show()
        }

        private func between() {}

        func signIn(username: String) {
          interactor?.signIn(username: username)
        }

        private func last() {
        }
      +
      +  func reset(email: String) {
      +    interactor?.reset(email: email)
      +  }
      }
      """),
    Comparison(
      "the method before is async, has a renamed parameter and other attributes",
      """
      /// Decides what the view shows.
      @MainActor
      public final class SignInPresenter: SignInPresenting, Sendable {
        weak var view: SignInViewing?

        func viewDidLoad() {
          view?.show()
        }

        @discardableResult
        public func signIn(
          username name: String
        ) async throws -> Bool {
          try await interactor?.signIn(username: name)
        }
      +
      +  func reset(email: String) {
      +    interactor?.reset(email: email)
      +  }
      }
      """),
    Comparison(
      "the method before is deleted",
      """
      /// Decides what the view shows.
      final class SignInPresenter: SignInPresenting {
        weak var view: SignInViewing?

        func viewDidLoad() {
          view?.show()
        }
      +
      +  func reset(email: String) {
      +    interactor?.reset(email: email)
      +  }
      }
      """),
    Comparison(
      "the methods are in another order",
      """
      /// Decides what the view shows.
      final class SignInPresenter: SignInPresenting {
        func signIn(username: String) {
          interactor?.signIn(username: username)
        }
      +
      +  func reset(email: String) {
      +    interactor?.reset(email: email)
      +  }

        func viewDidLoad() {
          view?.show()
        }

        weak var view: SignInViewing?
      }
      """),
    Comparison(
      "the method before is in an #if",
      """
      /// Decides what the view shows.
      final class SignInPresenter: SignInPresenting {
        weak var view: SignInViewing?

        func viewDidLoad() {
          view?.show()
        }
      +
      +  func reset(email: String) {
      +    interactor?.reset(email: email)
      +  }

        #if DEBUG
          func signIn(username: String) {
            interactor?.signIn(username: username)
          }
        #endif
      }
      """),
    Comparison(
      "the method before is in an extension",
      """
      /// Decides what the view shows.
      final class SignInPresenter: SignInPresenting {
        weak var view: SignInViewing?

        func viewDidLoad() {
          view?.show()
        }
      }

      // MARK: - Actions

      extension SignInPresenter {
        func signIn(username: String) {
          interactor?.signIn(username: username)
        }
      +
      +  func reset(email: String) {
      +    interactor?.reset(email: email)
      +  }
      }
      """),
    Comparison(
      "sections, comments and overloads",
      """
      import Foundation

      // A note.

      /// Decides what the view shows. I wrote this.
      final class SignInPresenter: SignInPresenting {
        // MARK: State

        weak var view: SignInViewing?  // weak

        // MARK: Life

        func viewDidLoad() {
          view?.show()
        }

        // MARK: Actions

        /// Signs in.
        func signIn(username: String) {
          interactor?.signIn(username: username)
        }
      +
      +  func reset(email: String) {
      +    interactor?.reset(email: email)
      +  }

        func signIn(token: Int) {}
      }

      private struct Helper { func signIn(username: String) {} }
      """),
  ])
  func `A method is added to a class`(edited: Comparison) throws {
    try edited.expectMerge(of: EditedClassTests.template)
  }

  @Test(arguments: [
    ("tabs", "  ", "\t"), ("four spaces", "  ", "    "), ("CRLF", "\n", "\r\n"),
    ("carriage returns", "\n", "\r"),
  ])
  func `A method is added in the layout of the file`(
    name: String, old: String, new: String
  ) throws {
    let edited = EditedClassTests.template.mapped(name) { text in
      text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
    try edited.expectMerge(of: EditedClassTests.template)
  }

  @Test func `The last line stays without a line end`() throws {
    let edited = EditedClassTests.template.mapped("no line end") { String($0.dropLast()) }
    try edited.expectMerge(of: EditedClassTests.template)
  }
}
