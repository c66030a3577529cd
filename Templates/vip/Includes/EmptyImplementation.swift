<<if not action.isProperty>>
<<include "Includes/Head.swift">>
<<if action.result>>
    <<action.defaultResult>>
<<end>>
  }
<<elseif not action.isSettable>>
  var <<action.declaration>> { <<action.defaultResult>> }
<<elseif action.defaultResult contains "fatalError">>
  var <<action.declaration>> {
    get { <<action.defaultResult>> }
    set {}
  }
<<else>>
  var <<action.declaration>> = <<action.defaultResult>>
<<end>>
