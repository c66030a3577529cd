<<if action.isProperty and action.isSettable>>
  var <<action.declaration>> {
    get { <<action.defaultResult>> }
    set {}
  }
<<else>>
<<include "Includes/EmptyImplementation.swift">>
<<end>>
