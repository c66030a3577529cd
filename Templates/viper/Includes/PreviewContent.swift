<<if with contains "view-object" and entity-fields>>
    let viewObject = <<Module>>ViewObject(
<<for field in entity-fields>>
      <<field.name>>: "<<field.name|words>>"<<if not loop.last>>,<<end>>
<<end>>
    )
<<elseif with contains "view-object">>
    let viewObject = <<Module>>ViewObject()
<<end>>
