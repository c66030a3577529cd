<<if not input>>

#if DEBUG && canImport(UIKit)
<<include "Includes/PreviewFetcher.swift">>

  @available(iOS 17, tvOS 17, *)
  #Preview {
    <<Module>>Router.create(
      dependencies: .init(fetcher: <<Module>>PreviewFetcher())
    )
  }
#endif
<<end>>
