import Foundation

/// Gets the data that the interactor asks for.
<<if access != "internal">><<access>> <<end>>final class <<Module>>Worker:
  <<Module>>WorkerProtocol
{
  // Not isolated, so that a worker can be a default argument in every version of Swift.
  <<if access != "internal">><<access>> <<end>>nonisolated init() {}
<<for action in use-cases>>
<<include "Includes/WorkerFunction.swift">>
<<end>>
<<for action in actions>>
<<if action.isAsync>>
<<include "Includes/WorkerFunction.swift">>
<<end>>
<<end>>
<<for action in interactor-to-worker>>

<<if action.isSettable>>
  <<if access != "internal">><<access>> <<end>>var <<action.declaration>> {
    get { <<action.defaultResult>> }
    nonmutating set {}
  }
<<elseif action.isProperty>>
  <<if access != "internal">><<access>> <<end>>var <<action.declaration>> { <<action.defaultResult>> }
<<else>>
<<if action.isLong>>
  <<if access != "internal">><<access>> <<end>>func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>><<if action.result>> -> <<action.result>><<end>> {
<<else>>
  <<if access != "internal">><<access>> <<end>>func <<action.declaration>> {
<<end>>
<<if action.isThrowing and not (action.effects contains "throws(")>>
    throw <<Module>>WorkerError.notConnected
<<elseif action.result>>
    <<action.defaultResult>>
<<end>>
  }
<<end>>
<<end>>
}

enum <<Module>>WorkerError: LocalizedError {
  /// The worker has no backend yet.
  case notConnected

  var errorDescription: String? { <<Module>>Texts.notConnected }
}
