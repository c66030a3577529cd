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

<<include "Includes/FunctionHead.swift">>
<<include "Includes/MockRecord.swift">>
<<if action.isThrowing and not (action.effects contains "throws(")>>
    if let <<action.id>>Error { throw <<action.id>>Error }
<<end>>
<<if action.result and not action.resultSample>>
    guard let <<action.id>>Result else { fatalError("Set '<<action.id>>Result'.") }
<<end>>
<<if action.result>>
    return <<action.id>>Result
<<end>>
  }
<<end>>
