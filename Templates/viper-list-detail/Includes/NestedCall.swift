<<action.name>>(<<if action.isLong>>
<<include "Includes/NestedArguments.swift">>
      )<<else>><<action.arguments>>)<<end>>