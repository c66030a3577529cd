<<if not input>>

#if DEBUG && canImport(UIKit) && canImport(DeveloperToolsSupport)
<<include "Views/PreviewWorker.swift">>
  @available(iOS 17, tvOS 17, *)
  #Preview {
<<if worker>>
    <<Module>>Module.assemble(
      dependencies: .init(worker: <<Module>>PreviewWorker())
    )
<<else>>
    <<Module>>Module.assemble()
<<end>>
  }
#endif
<<end>>
