<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
