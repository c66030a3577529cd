/// What leads to the next screen.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Event: Sendable {
<<for action in use-cases>>
<<include "Includes/EventCase.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/EventCase.swift">>
<<end>>
}
