<<if entity-fields contains "isID">>
<<for field in entity-fields>>
<<if field.isID>>
    let id = <<if field.isOptional>><<field.sample>><<else>><<Module>>Samples.first.id<<end>>
<<end>>
<<end>>
    let path = "/<<Module|lowerCamel>>/\(id)"
<<else>>
    let path = "/path"
<<end>>
