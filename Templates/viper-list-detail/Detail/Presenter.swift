import Foundation

/// What the view asks for.
@MainActor
protocol <<Module>>DetailPresentation: AnyObject {
  var item: <<Module>>Item? { get }

  func loadData()<<include "Includes/DetailAsync.swift">>
<<for action in detail-actions>>
<<include "Includes/NonThrowingRequirement.swift">>
<<end>>
<<for action in detail-view-to-detail-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// What the interactor answers.
@MainActor
protocol <<Module>>DetailOutput: AnyObject {
  func dataDidFetch(_ item: <<Module>>Item)
<<if detail == "load">>
  func dataDidFail(_ error: <<Module>>FetchError)
<<end>>
<<for action in detail-interactor-to-detail-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Holds the item that the view shows. The view keeps it.
@MainActor
final class <<Module>>DetailPresenter {
  weak var view: (any <<Module>>DetailDisplay)?
  let interactor: any <<Module>>DetailInteraction
  private(set) var item: <<Module>>Item?

  init(interactor: any <<Module>>DetailInteraction) {
    self.interactor = interactor
  }
}

extension <<Module>>DetailPresenter:
  <<Module>>DetailPresentation
{
<<if detail == "load">>
  func loadData() async {
    view?.show(loading: true)
    await interactor.getData()
    view?.show(loading: false)
  }
<<else>>
  func loadData() {
    interactor.getData()
  }
<<end>>
<<for action in detail-actions>>
<<include "Includes/Presented.swift">>
<<end>>
<<for action in detail-view-to-detail-presenter>>
<<include "Includes/Implementation.swift">>
<<end>>
}

extension <<Module>>DetailPresenter:
  <<Module>>DetailOutput
{
  func dataDidFetch(_ item: <<Module>>Item) {
    self.item = item
    view?.refresh()
  }
<<if detail == "load">>

  func dataDidFail(_ error: <<Module>>FetchError) {
    view?.show(message: error.localizedDescription)
  }
<<end>>
<<for action in detail-interactor-to-detail-presenter>>
<<include "Includes/Implementation.swift">>
<<end>>
}
