<<for parameter in action.parameters>>
    <<parameter.declaration>>,
<<end>>
    of item: <<Module>>Item
