/// What travels around the cycle: requests, responses and view models.
enum <<Module>> {
  struct Configuration: Equatable, Sendable {
    let title: String
  }
<<if worker>>

  enum Failure {
    struct Response: Sendable {
      let error: any Error
    }

    struct ViewModel: Equatable, Sendable {
      let message: String
    }
  }
<<end>>
<<for action in use-cases>>
<<include "Includes/UseCaseModels.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/UseCaseModels.swift">>
<<end>>
}
<<for action in use-cases>>
<<include "Includes/UseCaseFields.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/UseCaseFields.swift">>
<<end>>
