<<if not (input contains "isMissing")>>

#if DEBUG && canImport(SwiftUI) && canImport(DeveloperToolsSupport)
<<include "Views/PreviewFetcher.swift">>

  #Preview {
    NavigationStack {
      <<Module>>Router.create(
<<for value in input>>
        <<value.name>>: <<value.sample>>,
<<end>>
        dependencies: <<Module>>Dependencies(
<<include "Views/PreviewDependencies.swift">>
        )
      )<<if next or next-on-failure>> { _ in EmptyView() }<<end>>
    }
  }
#endif
<<end>>
