<<if not action.isProperty>>
<<include "Includes/Head.swift">>
<<for call in action.forwards>>
    <<call.code>>
<<end>>
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
