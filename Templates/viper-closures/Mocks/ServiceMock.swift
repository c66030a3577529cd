@testable import <<Target>>

@MainActor
final class <<Module>>ServiceMock: <<Module>>ServiceProtocol {
<<for entry in actions>>
<<for action in entry.whole>>

<<include "Includes/MockedEntityCall.swift">>
<<end>>
<<end>>
<<for action in interactor-to-service>>

<<include "Includes/MockedFurtherCall.swift">>
<<end>>
}
