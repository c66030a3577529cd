<<if action.isProperty and not action.resultSample>>

  var <<action.declaration>> {
    get {
      guard let <<action.id>>Result else { fatalError("Set '<<action.id>>Result'.") }
      return <<action.id>>Result
    }
<<if action.isSettable>>
    set { <<action.id>>Result = newValue }
<<end>>
  }
<<elseif not action.isProperty>>

<<if action.isLong>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>><<if action.result>> -> <<action.result>><<end>> {
<<else>>
  func <<action.declaration>> {
<<end>>
<<if action.parameters>>
<<include "Includes/MockRecord.swift">>
<<else>>
    <<action.calls>> += 1
<<end>>
    on<<action.id|upperCamel>>?()
<<if action.isThrowing and not (action.effects contains "throws(")>>
    if let <<action.id>>Error { throw <<action.id>>Error }
<<end>>
<<include "Includes/MockReturn.swift">>
  }
<<end>>
