<<action.name>>(<<if action.isLong>>
<<include "Includes/NestedTextArguments.swift">>
      )<<else>><<include "Includes/TextArgumentsInline.swift">>)<<end>>