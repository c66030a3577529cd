
<<if action.isLong>>
  <<if access != "internal">><<access>> <<end>>func <<action.id>>(
<<include "Includes/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<end>> {
<<else>>
  <<if access != "internal">><<access>> <<end>>func <<action.id>>(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.declaration>><<end>>) async throws<<if action.result>> -> <<action.result>><<end>> {
<<end>>
    throw <<Module>>WorkerError.notConnected
  }
