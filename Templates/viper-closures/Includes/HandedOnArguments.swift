<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
<<if style == "closures">>
      onSuccess: onSuccess,
      onFailure: onFailure
<<end>>
