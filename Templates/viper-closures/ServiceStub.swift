import Foundation

/// Answers every action with a canned response, as long as there is no web service.
@MainActor
final class <<Module>>ServiceStub:
  <<Module>>ServiceProtocol
{
  /// The response of a stub that is given no other.
  nonisolated static let response = #"""
    {
<<for field in entity-fields>>
      "<<field.name>>": <<field.json>><<if not loop.last>>,<<end>>
<<end>>
    }
    """#

  let response: String

  /// Makes a stub that answers with JSON.
  init(response: String = <<Module>>ServiceStub.response) {
    self.response = response
  }
<<for action in actions>>

<<include "Includes/AnsweredHead.swift">>
<<if style == "async">>
    try entity()
<<else>>
    respond(onSuccess: onSuccess, onFailure: onFailure)
<<end>>
  }
<<end>>

<<if style == "closures">>
  private func respond(
    onSuccess: <<Module>>OnSuccess,
    onFailure: <<Module>>OnFailure
  ) {
    do {
      onSuccess(try entity())
    } catch {
      onFailure(error)
    }
  }

<<end>>
  private func entity() throws -> <<Module>>Entity {
    try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: Data(response.utf8)
    )
  }
}
