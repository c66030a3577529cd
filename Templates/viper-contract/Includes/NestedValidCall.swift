<<action.name>>(<<if action.isLong>>
<<include "Includes/NestedValidArguments.swift">>
      )<<else>><<include "Includes/ValidArgumentsInline.swift">>)<<end>>