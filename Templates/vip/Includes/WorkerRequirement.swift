<<if action.isLong>>
  func <<action.id>>(
<<include "Includes/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<end>>
<<else>>
  func <<action.id>>(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.declaration>><<end>>) async throws<<if action.result>> -> <<action.result>><<end>>
<<end>>
