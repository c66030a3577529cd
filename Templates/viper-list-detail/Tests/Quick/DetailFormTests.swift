import Foundation
import Nimble
import Quick

@testable import <<Target>>

#if canImport(UIKit)
  import UIKit

  /// What the tests work with.
  @MainActor
  private struct <<Module>>DetailFormParts {
    let controller = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
    let presenter = <<Module>>DetailPresentationMock()

    init() {
      controller.presenter = presenter
    }
  }

  <<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailFormTests: AsyncSpec {
    override class func spec() {
<<for action in detail-actions>>
<<if action.hasControls>>

      it("<<action.id>> button sends what controls hold") { @MainActor in
        let parts = <<Module>>DetailFormParts()
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Switch.isOn = true
<<end>>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<else>>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.controller.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<if not action.parameters>>
        expect(parts.presenter.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
        expect(parts.presenter.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
        expect(parts.presenter.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
      }
<<if action.required>>

      it("<<action.id>> button needs values") { @MainActor in
        let parts = <<Module>>DetailFormParts()
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beFalse())
      }
<<end>>
<<if action.isCall>>

      it("<<action.id>> button is disabled while it runs") { @MainActor in
        let parts = <<Module>>DetailFormParts()
        parts.presenter.states = [.<<action.id>>: .loading]
        parts.controller.refresh()
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beFalse())
<<if not action.required>>
        parts.presenter.states = [.<<action.id>>: .idle]
        parts.controller.refresh()
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beTrue())
<<end>>
      }

      it("<<action.id>> failure is shown") { @MainActor in
        let parts = <<Module>>DetailFormParts()
        parts.presenter.states = [.<<action.id>>: .failed(message: "message")]
        parts.controller.refresh()
        expect(parts.controller.form.<<action.id>>Message.text).to(equal("message"))
        expect(parts.controller.form.<<action.id>>Message.isHidden).to(beFalse())
      }
<<end>>
<<end>>
<<end>>
    }
  }
#endif
