/// What the interactor asks of the service.
<<if access != "internal">><<access>> <<end>>protocol <<Module>>ServiceInterface: Sendable {
  func fetch() async throws<<if with contains "entity" or with contains "view-object">> -> [<<Module>>Entity]<<end>>
<<for action in interactor-to-service>>
<<include "Includes/Requirement.swift">>
<<end>>
}
