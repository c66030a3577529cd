import Foundation

/// The answer `false`: the call came back, but the action did not succeed.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Refusal: LocalizedError {
<<for action in actions>>
<<if action.isVerdict>>
  case <<action.id>>
<<end>>
<<end>>

  var errorDescription: String? {
    switch self {
<<for action in actions>>
<<if action.isVerdict>>
    case .<<action.id>>:
      <<Module>>Texts.<<action.id>>Refused
<<end>>
<<end>>
    }
  }
}
