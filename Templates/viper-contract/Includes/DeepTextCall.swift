<<action.name>>(<<if action.isLong>>
<<include "Includes/DeepTextArguments.swift">>
        )<<else>><<include "Includes/TextArgumentsInline.swift">>)<<end>>