<<if action.isSettable>>
  var <<action.declaration>> {
    get { <<action.defaultResult>> }
    set {}
  }
<<elseif action.isProperty>>
  var <<action.declaration>> { <<action.defaultResult>> }
<<else>>
<<include "Includes/Head.swift">>
<<for call in action.forwards>>
    <<call.code>>
<<end>>
<<if action.result>>
    <<action.defaultResult>>
<<end>>
  }
<<end>>
