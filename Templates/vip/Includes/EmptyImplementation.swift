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
<<else>>
  var <<action.declaration>> = <<action.defaultResult>>
<<end>>
