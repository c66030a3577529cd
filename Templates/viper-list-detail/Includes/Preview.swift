<<if not input and not list-interactor-to-network-manager>>

<<if ui == "swiftui" and navigation == "swiftui">>
#if DEBUG && canImport(SwiftUI)
  import SwiftUI

<<else>>
#if DEBUG && canImport(UIKit)
<<end>>
  private final class <<Module>>PreviewManager:
    <<Module>>NetworkManaging
  {
    func data(from address: String) async throws -> Data {
      Data(
        #"""
        [
          {
<<for field in entity-fields>>
            "<<field.name>>": <<field.json>><<if not loop.last>>,<<end>>
<<end>>
          }
        ]
        """#.utf8)
    }
  }

<<if ui != "swiftui" or navigation == "uikit">>
  @available(iOS 17, tvOS 17, *)
<<end>>
  #Preview {
    <<Module>>ListWireframe.createListModule(
      address: "",
<<if detail == "load">>
      detailAddress: { _ in "" },
<<end>>
      dependencies: .init(networkManager: <<Module>>PreviewManager())
    )
  }
#endif
<<end>>
