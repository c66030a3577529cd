<<for parameter in action.parameters>>
    <<parameter.declaration>><<if not loop.last>>,<<end>>
<<end>>
