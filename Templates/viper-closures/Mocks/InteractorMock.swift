<<include "Includes/FoundationImport.swift">>
@testable import <<Target>>

@MainActor
final class <<Module>>InteractorMock:
  <<Module>>InteractorProtocol
{
<<include "Includes/MockedAnswers.swift">>
}
