/// What travels around the cycle: requests, responses and view models.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>> {
  <<if HasMainActorSources>>nonisolated <<end>>struct Configuration: Equatable, Sendable {
    let title: String
  }
<<for action in use-cases>>
<<include "Includes/UseCase.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/UseCase.swift">>
<<end>>
}
