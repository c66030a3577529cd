import Foundation

<<if protocols == "separate">>
<<include "Protocols/ServiceInterface.swift">>

<<end>>
/// Gets the module's data from outside the app. It is not connected yet.
struct <<Module>>Service:
  <<Module>>ServiceInterface
{
  func fetch() async throws<<if with contains "entity" or with contains "view-object">> -> [<<Module>>Entity]<<end>> {
    throw <<Module>>ServiceError.notConnected
  }
<<for action in interactor-to-service>>

<<include "Includes/Head.swift">>
<<if action.effects == "throws" or action.effects == "async throws">>
    throw <<Module>>ServiceError.notConnected
<<elseif action.result>>
    <<action.defaultResult>>
<<end>>
  }
<<end>>
}

/// Why the service has no answer.
enum <<Module>>ServiceError: LocalizedError {
  case notConnected

  var errorDescription: String? {
    switch self {
    case .notConnected: <<Module>>Texts.notConnected
    }
  }
}
