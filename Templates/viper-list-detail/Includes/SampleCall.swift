<<action.name>>(<<if action.isLong>>
<<include "Includes/SampleArguments.swift">>
    )<<else>><<action.sampleArguments>>)<<end>>