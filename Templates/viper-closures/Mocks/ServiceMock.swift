<<include "Includes/FoundationImport.swift">>
@testable import <<Target>>

@MainActor
final class <<Module>>ServiceMock:
  <<Module>>ServiceProtocol
{
<<include "Includes/MockedAnswers.swift">>
}
