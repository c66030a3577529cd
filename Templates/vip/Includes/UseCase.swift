<<if action.parameters or action.result or empty-models == "keep">>

  <<if HasMainActorSources>>nonisolated <<end>>enum <<action.id|upperCamel>> {
<<if action.parameters>>
    <<if HasMainActorSources>>nonisolated <<end>>struct Request {
<<for parameter in action.parameters>>
      let <<parameter.reference>>: <<parameter.valueType>>
<<end>>
    }
<<elseif empty-models == "keep">>
    <<if HasMainActorSources>>nonisolated <<end>>struct Request: Equatable, Sendable {}
<<end>>
<<if action.result>>

    <<if HasMainActorSources>>nonisolated <<end>>struct Response {
      var result: <<action.result>><<if not (action.defaultResult contains "fatalError")>> = <<action.defaultResult>><<end>>
    }

    <<if HasMainActorSources>>nonisolated <<end>>struct ViewModel {
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
      var text = ""
<<else>>
      var result: <<action.result>><<if not (action.defaultResult contains "fatalError")>> = <<action.defaultResult>><<end>>
<<end>>
    }
<<elseif empty-models == "keep">>

    <<if HasMainActorSources>>nonisolated <<end>>struct Response: Equatable, Sendable {}

    <<if HasMainActorSources>>nonisolated <<end>>struct ViewModel: Equatable, Sendable {}
<<end>>
  }
<<end>>
