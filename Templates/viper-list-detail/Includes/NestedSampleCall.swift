<<action.name>>(<<if action.isLong>>
<<include "Includes/NestedSampleArguments.swift">>
      )<<else>><<action.sampleArguments>>)<<end>>