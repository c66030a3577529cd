<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<include "Includes/ValidSample.swift">><<if not loop.last>>,<<end>>
<<end>>
