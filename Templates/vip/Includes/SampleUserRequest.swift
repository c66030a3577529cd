<<if action.isLong>>
    <<action.prefix>>viewController.request<<action.name|upperCamel>>(
<<include "Includes/SampleArguments.swift">>
    )
<<else>>
    <<action.prefix>>viewController.request<<action.name|upperCamel>>(<<action.sampleArguments>>)
<<end>>
