<<if action.isSettable>>
  var <<action.declaration>> {
    get { <<action.defaultResult>> }
    set {}
  }
<<elseif action.isProperty>>
  var <<action.declaration>> { <<action.defaultResult>> }
<<else>>
<<include "Includes/Head.swift">>
<<if action.result>>
    <<action.defaultResult>>
<<end>>
  }
<<end>>
