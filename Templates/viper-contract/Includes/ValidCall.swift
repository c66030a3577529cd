<<action.name>>(<<if action.isLong>>
<<include "Includes/ValidArguments.swift">>
    )<<else>><<include "Includes/ValidArgumentsInline.swift">>)<<end>>