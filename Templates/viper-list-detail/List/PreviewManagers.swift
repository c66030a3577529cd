  <<if HasMainActorSources>>nonisolated <<end>>private enum <<Module>>Samples {
<<for own in OwnTypes>>
<<if own.sample>>
    static let <<own.name>> = <<own.line>>
<<end>>
<<end>>
    static let item = <<Module>>Item(
<<for field in entity-fields>>
      <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
  }

  <<if HasMainActorSources>>nonisolated <<end>>private struct <<Module>>PreviewManager: <<Module>>ListNetworkManaging {
    func getItems() async throws -> [<<Module>>Item] {
      [<<Module>>Samples.item]
    }
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isCall>>

<<include "List/PreviewCall.swift">>
<<end>>
<<end>>
<<end>>
<<for action in list-interactor-to-network-manager>>

<<include "List/PreviewCall.swift">>
<<end>>
  }
<<if detail == "load" or detail-actions contains "isCall">>

  <<if HasMainActorSources>>nonisolated <<end>>private struct <<Module>>DetailPreviewManager: <<Module>>DetailNetworkManaging {
<<if detail == "load">>
    func getDetail(of item: <<Module>>Item) async throws -> <<Module>>Item {
      item
    }
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>

<<include "Detail/PreviewCall.swift">>
<<end>>
<<end>>
  }
<<end>>
