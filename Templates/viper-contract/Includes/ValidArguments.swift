<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String">>"text <<loop.index>>"<<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
