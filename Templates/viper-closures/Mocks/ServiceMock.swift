@testable import <<Target>>

@MainActor
final class <<Module>>ServiceMock:
  <<Module>>ServiceProtocol
{
<<include "Includes/MockedAnswers.swift">>
<<for action in interactor-to-service>>
<<include "Includes/MockVariables.swift">>
<<end>>
<<include "Includes/MockedAnswerFunctions.swift">>
<<for action in interactor-to-service>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
