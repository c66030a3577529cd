<<action.name>>(<<if action.isLong>>
<<include "Includes/TextArguments.swift">>
    )<<else>><<include "Includes/TextArgumentsInline.swift">>)<<end>>