<<if action.isLong>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.isAsync>> async<<end>>
<<else>>
  func <<action.name>>(<<include "Includes/ParametersInline.swift">>)<<if action.isAsync>> async<<end>>
<<end>>
