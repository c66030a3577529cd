<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<include "Includes/ValidSample.swift">><<end>><<if not loop.last>>,<<end>>
<<end>>
