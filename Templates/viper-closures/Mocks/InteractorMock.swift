@testable import <<Target>>

@MainActor
final class <<Module>>InteractorMock:
  <<Module>>InteractorProtocol
{
<<include "Includes/MockedAnswers.swift">>
<<for action in presenter-to-interactor>>
<<include "Includes/MockVariables.swift">>
<<end>>
<<include "Includes/MockedAnswerFunctions.swift">>
<<for action in presenter-to-interactor>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
