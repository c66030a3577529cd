<<for action in actions>>

<<include "Includes/AnsweredHead.swift">>
<<if action.parameters>>
<<include "Includes/MockRecord.swift">>
<<else>>
    <<action.id>>CallCount += 1
<<end>>
    on<<action.id|upperCamel>>?()
<<if style == "async">>
    if let <<action.id>>Error { throw <<action.id>>Error }
<<if action.result and not action.resultSample>>
    guard let <<action.id>>Result else { throw <<Module>>ServiceError.notConnected }
<<end>>
    return <<action.id>>Result
<<else>>
    answer(<<action.id>>Result, <<action.id>>Error, onSuccess, onFailure)
<<end>>
  }
<<end>>
<<if style == "closures" and actions>>

  private func answer<Value>(
    _ result: Value?,
    _ error: (any Error)?,
    _ onSuccess: @escaping <<Module>>OnSuccess<Value>,
    _ onFailure: @escaping <<Module>>OnFailure
  ) {
    let answer = {
      if let result, error == nil {
        onSuccess(result)
      } else {
        onFailure(error ?? <<Module>>ServiceError.notConnected)
      }
    }
    if holdsAnswers {
      heldAnswers.append(answer)
    } else {
      answer()
    }
  }
<<end>>
