<<if not action.parameters>>
  private(set) var <<action.calls>> = 0
<<elseif action.isLong and action.callValue contains ",">>
  private(set) var <<action.calls>>:
    [(
<<for parameter in action.parameters>>
      <<parameter.reference>>: <<parameter.valueType>><<if not loop.last>>,<<end>>
<<end>>
    )] = []
<<else>>
  private(set) var <<action.calls>>: [<<action.callType>>] = []
<<end>>
<<if action.effects == "throws">>
  var <<action.id>>Error: (any Error)?
<<end>>
<<if action.result and action.resultSample>>
  var <<action.id>>Result: <<action.result>> = <<action.resultSample>>
<<elseif action.result>>
  lazy var <<action.id>>Result: <<action.result>> = { fatalError("Set '<<action.id>>Result' first.") }()
<<end>>
  var on<<action.id|upperCamel>>: (() -> Void)?

<<if action.isLong>>
  nonisolated func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>><<if action.result>> -> <<action.result>><<end>> {
<<else>>
  nonisolated func <<action.declaration>> {
<<end>>
    <<if action.effects == "throws">>try <<end>>MainActor.assumeIsolated {
      functionsCalled.append("<<action.selector>>")
<<if not action.parameters>>
      <<action.calls>> += 1
<<elseif action.isLong and action.callValue contains ",">>
      <<action.calls>>.append(
        (
<<for parameter in action.parameters>>
          <<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
        ))
<<else>>
      <<action.calls>>.append(<<action.callValue>>)
<<end>>
      on<<action.id|upperCamel>>?()
<<if action.effects == "throws">>
      if let <<action.id>>Error { throw <<action.id>>Error }
<<end>>
<<if action.result>>
      return <<action.id>>Result
<<end>>
    }
  }
