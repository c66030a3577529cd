<<action.name>>(<<if action.isLong>>
<<include "Includes/Arguments.swift">>
    )<<else>><<action.arguments>>)<<end>>