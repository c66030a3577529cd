<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
  func <<action.id>>Succeeded(id: <<parameter.type>>)
<<elseif field.isID>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>)
<<end>>
<<end>>
<<end>>
<<else>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>)
<<end>>
