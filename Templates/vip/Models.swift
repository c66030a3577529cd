<<include "Includes/FoundationImport.swift">>
/// What travels around the cycle: requests, responses and view models.
enum <<Module>> {
  /// What the view shows from the start.
  struct Configuration: Equatable, Sendable {
    let title: String
  }
<<if worker>>

  /// Something went wrong.
  enum Failure {
    struct Response: Sendable {
      let error: any Error
    }

    struct ViewModel: Equatable, Sendable {
      let message: String
    }
  }
<<end>>
<<if empty-models == "keep">>
<<for useCase in use-cases>>

  enum <<useCase>> {
    /// What the view asks for.
    struct Request: Equatable, Sendable {}

    /// What the interactor found.
    struct Response: Equatable, Sendable {}

    /// What the view shows of it.
    struct ViewModel: Equatable, Sendable {}
  }
<<end>>
<<end>>
<<for action in actions>>
<<if empty-models == "keep">>

  enum <<action.name|upperCamel>> {
<<if not action.parameters>>
    struct Request: Equatable, Sendable {}

<<end>>
    struct Response: Equatable, Sendable {}

    struct ViewModel: Equatable, Sendable {}
  }
<<elseif action.parameters>>

  enum <<action.name|upperCamel>> {}
<<end>>
<<end>>
}
<<for action in actions>>
<<if action.parameters>>

extension <<Module>>.<<action.name|upperCamel>> {
  /// What the user gave.
  struct Request {
<<for parameter in action.parameters>>
    let <<parameter.reference>>: <<if parameter.isClosure>><<parameter.stored>><<else>><<parameter.type>><<end>>
<<end>>
  }
}
<<end>>
<<end>>
