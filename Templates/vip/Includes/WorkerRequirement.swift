  func <<action.id>>(
<<include "Includes/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<end>>
