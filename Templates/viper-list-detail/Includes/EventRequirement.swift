  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )
