<<if action.parameters or action.result or empty-models == "keep">>

  <<if HasMainActorSources>>nonisolated <<end>>enum <<action.id|upperCamel>> {
<<if action.parameters>>
    <<if HasMainActorSources>>nonisolated <<end>>struct Request<<if action.hasControls or action.deletesRow>>: Equatable, Sendable<<elseif (action.isCall or worker) and not (action.parameters contains "isClosure")>>: Sendable<<end>> {
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

<<if action.element>>
    /// What the view shows: one row for each value.
    <<if HasMainActorSources>>nonisolated <<end>>struct ViewModel: Equatable, Sendable {
      <<if HasMainActorSources>>nonisolated <<end>>struct Row: Equatable, Identifiable, Sendable {
<<if action.elementID>>
        let id: <<action.elementID>>
<<elseif action.isElementIdentifiable>>
        let id: String
<<else>>
        /// The position.
        let id: Int
<<end>>
        let text: String
      }

      let rows: [Row]
    }
<<elseif action.isResultShown>>
    /// What the view shows.
    <<if HasMainActorSources>>nonisolated <<end>>struct ViewModel: Equatable, Sendable {
      let text: String
    }
<<elseif empty-models == "keep">>
    <<if HasMainActorSources>>nonisolated <<end>>struct ViewModel: Equatable, Sendable {}
<<end>>
<<elseif empty-models == "keep">>

    <<if HasMainActorSources>>nonisolated <<end>>struct Response: Equatable, Sendable {}

    <<if HasMainActorSources>>nonisolated <<end>>struct ViewModel: Equatable, Sendable {}
<<end>>
  }
<<end>>
