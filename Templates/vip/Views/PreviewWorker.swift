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
  }

<<end>>
