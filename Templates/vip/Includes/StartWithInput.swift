<<if action.element>>
<<for parameter in action.parameters>>
<<if loop.first and loop.last>>
<<for value in input>>
<<if value.name == parameter.name and value.type == parameter.type>>
    <<action.id>>(.init(<<parameter.name>>: <<value.reference>>))
<<end>>
<<end>>
<<elseif loop.first>>
<<for value in input>>
<<if value.name == parameter.name and value.type == parameter.type>>
<<for second in action.parameters>>
<<if loop.index == 2 and loop.last>>
<<for other in input>>
<<if other.name == second.name and other.type == second.type>>
    <<action.id>>(
      .init(
        <<parameter.name>>: <<value.reference>>,
        <<second.name>>: <<other.reference>>
      )
    )
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
