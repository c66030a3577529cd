<<for own in OwnTypes>>
<<if own.type == "Attachment" or own.type == "Bug" or own.type == "Comment" or own.type == "Confirmation" or own.type == "ExitTest" or own.type == "Expectation" or own.type == "Issue" or own.type == "SourceLocation" or own.type == "Suite" or own.type == "Tag" or own.type == "Test" or own.type == "Trait">>

  /// Not the type of this name in Testing.
  private typealias <<own.type>> = <<Target>>.<<own.type>>
<<end>>
<<end>>
