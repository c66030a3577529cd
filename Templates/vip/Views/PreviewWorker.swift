<<if worker>>
  private struct <<Module>>PreviewWorker:
    <<Module>>WorkerProtocol
  {
<<for action in use-cases>>
<<include "Views/PreviewFunction.swift">>
<<end>>
<<for action in actions>>
<<if action.isAsync>>
<<include "Views/PreviewFunction.swift">>
<<end>>
<<end>>
<<for action in interactor-to-worker>>

<<if action.isSettable>>
    var <<action.declaration>> {
      get { <<action.defaultResult>> }
      nonmutating set {}
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

<<end>>
