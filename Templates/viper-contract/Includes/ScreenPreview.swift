<<if not input>>

#if DEBUG && canImport(SwiftUI)
<<include "Includes/PreviewFetcher.swift">>

  #Preview {
    NavigationStack {
      <<Module>>Router.create(
        dependencies: .init(fetcher: <<Module>>PreviewFetcher())
      )<<if next>> { _ in EmptyView() }<<end>>
    }
  }
#endif
<<end>>
