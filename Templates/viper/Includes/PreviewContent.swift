    let entity = <<Module>>Entity(
<<for field in entity-fields>>
      <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
