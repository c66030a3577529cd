
<<if action.isLong>>
  func <<action.id>>(
<<include "Includes/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<end>> {
<<else>>
  func <<action.id>>(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.declaration>><<end>>) async throws<<if action.result>> -> <<action.result>><<end>> {
<<end>>
<<if action.parameters>>
<<include "Includes/MockRecord.swift">>
<<else>>
    <<action.id>>CallCount += 1
<<end>>
    on<<action.id|upperCamel>>?()
    if let <<action.id>>Error { throw <<action.id>>Error }
<<if action.result and not action.resultSample>>
    guard let <<action.id>>Result else { throw <<Module>>WorkerError.notConnected }
<<end>>
<<if action.result>>
    return <<action.id>>Result
<<end>>
  }
