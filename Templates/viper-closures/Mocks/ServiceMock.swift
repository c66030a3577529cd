@testable import <<Target>>

@MainActor
final class <<Module>>ServiceMock: <<Module>>ServiceProtocol {
<<for action in actions>>

<<include "Includes/MockedEntityCall.swift">>
<<end>>
<<for action in interactor-to-service>>

<<include "Includes/MockedFurtherCall.swift">>
<<end>>
}
