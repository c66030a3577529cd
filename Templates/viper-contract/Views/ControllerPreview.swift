<<if not (input contains "isMissing")>>

#if DEBUG && canImport(UIKit) && canImport(DeveloperToolsSupport)
<<include "Views/PreviewFetcher.swift">>

  @available(iOS 17, tvOS 17, *)
  #Preview {
    UINavigationController(
      rootViewController: <<Module>>Router.create(
<<for value in input>>
        <<value.name>>: <<value.sample>>,
<<end>>
        dependencies: <<Module>>Dependencies(
<<include "Views/PreviewDependencies.swift">>
        )
      )
    )
  }
#endif
<<end>>
