<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
<<if style == "closures">>
      onSuccess: { answer.entity = $0 },
      onFailure: { answer.error = $0 }
<<end>>
