  private final class <<Module>>PreviewFetcher:
    <<Module>>DataFetching
  {
    weak var response: (any <<Module>>DataFetcherResponse)?
<<for action in actions>>

<<if action.isLong>>
    func <<action.name>>(
<<for parameter in action.parameters>>
      <<parameter.declaration>><<if not loop.last>>,<<end>>
<<end>>
    )<<if action.effects>> <<action.effects>><<end>><<if action.result>> -> <<action.result>><<end>> {
<<else>>
    func <<action.declaration>> {
<<end>>
<<if action.resultSample>>
      <<action.resultSample>>
<<elseif action.result>>
      <<action.defaultResult>>
<<elseif not (action.isAsync and action.isThrowing) or action.effects contains "throws(">>
      response?.fetched()
<<end>>
    }
<<end>>
<<for action in interactor-to-datafetcher>>

<<if action.isSettable>>
    var <<action.declaration>> {
      get { <<action.defaultResult>> }
      set {}
    }
<<elseif action.isProperty>>
    var <<action.declaration>> { <<action.defaultResult>> }
<<else>>
<<if action.isLong>>
    func <<action.name>>(
<<for parameter in action.parameters>>
      <<parameter.declaration>><<if not loop.last>>,<<end>>
<<end>>
    )<<if action.effects>> <<action.effects>><<end>><<if action.result>> -> <<action.result>><<end>> {
<<else>>
    func <<action.declaration>> {
<<end>>
<<if action.result>>
      <<action.defaultResult>>
<<end>>
    }
<<end>>
<<end>>
  }
