/// The module's source of data. Its functions run outside of the main actor.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>protocol <<Module>>ServiceInterface: Sendable {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  func fetch() async throws -> [<<Module>>Entity]
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if (action.isCall or with contains "service" and action.isBare)>>
<<include "Includes/ServiceRequirement.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-service>>
<<include "Includes/ServiceRequirement.swift">>
<<end>>
}
