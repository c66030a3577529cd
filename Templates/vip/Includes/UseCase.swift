<<if action.parameters or action.result or empty-models == "keep">>

  <<if HasMainActorSources>>nonisolated <<end>>enum <<action.id|upperCamel>> {
<<if action.parameters>>
    <<if HasMainActorSources>>nonisolated <<end>>struct Request<<if action.hasControls>>: Equatable, Sendable<<elseif (action.isCall or worker) and not (action.parameters contains "isClosure")>>: Sendable<<end>> {
<<for parameter in action.parameters>>
      let <<parameter.reference>>: <<parameter.valueType>>
<<end>>
    }
<<elseif empty-models == "keep">>
    <<if HasMainActorSources>>nonisolated <<end>>struct Request: Equatable, Sendable {}
<<end>>
<<if action.result>>

    /// What the worker answered.
    <<if HasMainActorSources>>nonisolated <<end>>struct Response: <<if action.isResultComparable>>Equatable, <<end>>Sendable {
      let result: <<action.result>>
    }

<<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>
    /// What the view shows: one row for each value.
    <<if HasMainActorSources>>nonisolated <<end>>struct ViewModel: Equatable, Sendable {
      <<if HasMainActorSources>>nonisolated <<end>>struct Row: Equatable, Identifiable, Sendable {
<<if action.result == "[String]" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Float]" or action.result == "[Bool]" or action.result == "[Date]" or action.result == "[URL]" or action.result == "[UUID]" or action.result == "[Data]">>
        /// The position.
        let id: Int
        let text: String
<<else>>
        let id: String
        let text: String

        /// A row has the `id` of an item that is `Identifiable`. Any other item is known by its position.
        init(_ item: Any, at position: Int, text: String) {
          id = (item as? any Identifiable).map { "\($0.id)" } ?? "\(position)"
          self.text = text
        }
<<end>>
      }

      let rows: [Row]
    }
<<else>>
    /// What the view shows.
    <<if HasMainActorSources>>nonisolated <<end>>struct ViewModel: Equatable, Sendable {
      let text: String
    }
<<end>>
<<elseif empty-models == "keep">>

    <<if HasMainActorSources>>nonisolated <<end>>struct Response: Equatable, Sendable {}

    <<if HasMainActorSources>>nonisolated <<end>>struct ViewModel: Equatable, Sendable {}
<<end>>
  }
<<end>>
