<<if OwnTypes contains "hasSample">>
  <<if HasMainActorSources>>nonisolated <<end>>private enum <<Module>>Samples {
<<for own in OwnTypes>>
<<if own.sample>>
    static let <<own.name>> = <<own.line>>
<<end>>
<<end>>
  }

<<end>>
  private struct <<Module>>PreviewFetcher: <<Module>>DataFetching {
<<if datafetcher-to-interactor>>
    func responding(to response: any <<Module>>DataFetcherResponse) -> any <<Module>>DataFetching {
      self
    }
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>

<<include "Views/PreviewCall.swift">>
<<end>>
<<end>>
<<for action in interactor-to-datafetcher>>

<<include "Views/PreviewCall.swift">>
<<end>>
  }
