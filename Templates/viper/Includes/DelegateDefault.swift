<<if action.isProperty and action.isSettable>>
  <<if access != "internal">><<access>> <<end>>var <<action.declaration>> {
    get { <<action.defaultResult>> }
    set {}
  }
<<elseif action.isProperty>>
  <<if access != "internal">><<access>> <<end>>var <<action.declaration>> { <<action.defaultResult>> }
<<else>>
  <<if access != "internal">><<access>> <<end>>func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>><<if action.result>> -> <<action.result>><<end>> {<<if action.result>> <<action.defaultResult>> <<end>>}
<<end>>
