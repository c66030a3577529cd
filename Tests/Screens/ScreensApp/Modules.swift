import UIKit

/// Opens the modules of the app, and keeps those that their caller has to keep.
@MainActor
final class Modules {
  /// What a module does with its screen once it is built.
  typealias Show = (UIViewController) -> Void

  struct Screen {
    let name: String
    let open: @MainActor (Modules, Show) -> Void
  }

  private let service = StubService()
  private let onAnswer: @MainActor (String) -> Void
  private var viperUIKit: (any ViperUIKit)?
  private var viperSwiftUI: (any ViperSwiftUI)?

  /// Takes a function that gets the answers of the modules that report them.
  init(onAnswer: @escaping @MainActor (String) -> Void) {
    self.onAnswer = onAnswer
  }

  static let screens = [
    Screen(name: "viper-uikit") { $0.openViperUIKit($1) },
    Screen(name: "viper-swiftui") { $0.openViperSwiftUI($1) },
    Screen(name: "viper-contract-uikit") { modules, show in
      show(
        ContractUIKitRouter.create(
          dependencies: ContractUIKitDependencies(
            signInSucceeded: modules.onAnswer, fetcher: modules.service)))
    },
    Screen(name: "viper-contract-swiftui") { modules, show in
      show(
        ContractSwiftUIRouter.create(
          dependencies: ContractSwiftUIDependencies(
            signInSucceeded: modules.onAnswer, fetcher: modules.service)))
    },
    Screen(name: "vip-uikit") { modules, show in
      show(VipUIKitModule.assemble(dependencies: VipUIKitDependencies(worker: modules.service)))
    },
    Screen(name: "vip-swiftui") { modules, show in
      show(VipSwiftUIModule.assemble(dependencies: VipSwiftUIDependencies(worker: modules.service)))
    },
    Screen(name: "viper-closures-uikit") { modules, show in
      show(
        ClosuresUIKitRouter.make(
          dependencies: ClosuresUIKitDependencies(service: modules.service),
          onEvent: { [onAnswer = modules.onAnswer] event in
            if case .signIn(let answer) = event { onAnswer(answer) }
          }))
    },
    Screen(name: "viper-closures-swiftui") { modules, show in
      show(
        ClosuresSwiftUIRouter.make(
          dependencies: ClosuresSwiftUIDependencies(service: modules.service),
          onEvent: { [onAnswer = modules.onAnswer] event in
            if case .signIn(let answer) = event { onAnswer(answer) }
          }))
    },
    Screen(name: "viper-list-detail-uikit") { modules, show in
      show(
        ListUIKitListWireframe.createListModule(
          dependencies: ListUIKitDependencies(networkManager: modules.service)))
    },
    Screen(name: "viper-list-detail-swiftui") { modules, show in
      show(
        ListSwiftUIListWireframe.createListModule(
          dependencies: ListSwiftUIDependencies(networkManager: modules.service)))
    },
  ]

  private func openViperUIKit(_ show: Show) {
    let wireframe = ViperUIKitWireframe(dependencies: ViperUIKitDependencies(service: service))
    wireframe.delegate = self
    viperUIKit = wireframe.present(show)
  }

  private func openViperSwiftUI(_ show: Show) {
    let wireframe = ViperSwiftUIWireframe(dependencies: ViperSwiftUIDependencies(service: service))
    wireframe.delegate = self
    viperSwiftUI = wireframe.present(show)
  }
}

extension Modules: ViperUIKitDelegate {
  func signInSucceeded(_ module: any ViperUIKit, with result: String) { onAnswer(result) }
  func didDismiss(_ module: any ViperUIKit) { viperUIKit = nil }
}

extension Modules: ViperSwiftUIDelegate {
  func signInSucceeded(_ module: any ViperSwiftUI, with result: String) { onAnswer(result) }
  func didDismiss(_ module: any ViperSwiftUI) { viperSwiftUI = nil }
}
