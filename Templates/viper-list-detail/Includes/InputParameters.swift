<<for value in input>>
    <<value.declaration>>,
<<end>>
