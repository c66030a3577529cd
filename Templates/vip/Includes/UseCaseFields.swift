<<if action.parameters or action.result>>

extension <<Module>>.<<action.id|upperCamel>> {
<<if action.parameters>>
  struct Request {
<<for parameter in action.parameters>>
    let <<parameter.reference>>: <<parameter.valueType>>
<<end>>
  }
<<end>>
<<if action.parameters and action.result>>

<<end>>
<<if action.result>>
  struct Response {
    var result: <<action.result>><<if not (action.defaultResult contains "fatalError")>> = <<action.defaultResult>><<end>>
  }

  struct ViewModel {
    var result: <<action.result>><<if not (action.defaultResult contains "fatalError")>> = <<action.defaultResult>><<end>>
  }
<<end>>
}
<<end>>
