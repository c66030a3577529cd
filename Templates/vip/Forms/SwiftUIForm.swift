#if canImport(SwiftUI)
  import SwiftUI

  /// The controls of the screen: a field for each value and a button for each action.
  struct <<Module>>Form: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> model: <<Module>>ScreenModel
<<for action in use-cases>>
<<include "Forms/SwiftUIState.swift">>
<<end>>
<<for action in actions>>
<<include "Forms/SwiftUIState.swift">>
<<end>>

    var body: some View {
      Form {
<<for action in use-cases>>
<<if action.hasControls or action.isCall or worker>>
        <<action.id>>Controls
<<end>>
<<end>>
<<for action in actions>>
<<if action.hasControls or action.isCall or worker>>
        <<action.id>>Controls
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (use-cases or actions)>>
        Button(<<Module>>Texts.show<<name>>) { model.show<<name>>() }
          .accessibilityIdentifier("<<Module>>.show<<name>>")
<<end>>
<<end>>
      }
<<for action in use-cases>>
<<if action.hasControls and not action.parameters and action.element>>
      .refreshable { await model.refresh<<action.id|upperCamel>>() }
<<end>>
<<end>>
<<for action in actions>>
<<if action.hasControls and not action.parameters and action.element>>
      .refreshable { await model.refresh<<action.id|upperCamel>>() }
<<end>>
<<end>>
<<for action in use-cases>>
<<if HasObservation>>
<<if action.isCall or worker>>
      .onChange(of: model.states[.<<action.id>>]?.message) { _, message in
        announce(message)
      }
<<end>>
<<if action.element>>
      .onChange(of: model.<<action.id>>ViewModel) { _, viewModel in
        guard let rows = viewModel?.rows else { return }
        if rows.isEmpty {
          announce(<<Module>>Texts.<<action.id>>Empty)
        } else {
          announce(<<Module>>Texts.<<action.id>>Count(rows.count))
        }
      }
<<elseif action.isResultShown>>
      .onChange(of: model.<<action.id>>ViewModel?.text) { _, text in
        announce(text)
      }
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if HasObservation>>
<<if action.isCall or worker>>
      .onChange(of: model.states[.<<action.id>>]?.message) { _, message in
        announce(message)
      }
<<end>>
<<if action.element>>
      .onChange(of: model.<<action.id>>ViewModel) { _, viewModel in
        guard let rows = viewModel?.rows else { return }
        if rows.isEmpty {
          announce(<<Module>>Texts.<<action.id>>Empty)
        } else {
          announce(<<Module>>Texts.<<action.id>>Count(rows.count))
        }
      }
<<elseif action.isResultShown>>
      .onChange(of: model.<<action.id>>ViewModel?.text) { _, text in
        announce(text)
      }
<<end>>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.hasControls and (action.isCall or worker)>>
<<for parameter in action.parameters>>
<<if parameter.control == "secure">>
<<if HasObservation>>
      .onChange(of: model.states[.<<action.id>>]) { earlier, state in
        if earlier == .loading, state == .succeeded { <<action.id>><<parameter.name|upperCamel>> = "" }
      }
<<else>>
      .onChange(of: model.states[.<<action.id>>]) { [earlier = model.states[.<<action.id>>]] state in
        if earlier == .loading, state == .succeeded { <<action.id>><<parameter.name|upperCamel>> = "" }
      }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.hasControls and (action.isCall or worker)>>
<<for parameter in action.parameters>>
<<if parameter.control == "secure">>
<<if HasObservation>>
      .onChange(of: model.states[.<<action.id>>]) { earlier, state in
        if earlier == .loading, state == .succeeded { <<action.id>><<parameter.name|upperCamel>> = "" }
      }
<<else>>
      .onChange(of: model.states[.<<action.id>>]) { [earlier = model.states[.<<action.id>>]] state in
        if earlier == .loading, state == .succeeded { <<action.id>><<parameter.name|upperCamel>> = "" }
      }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
    }
<<for action in use-cases>>
<<include "Forms/SwiftUIControls.swift">>
<<end>>
<<for action in actions>>
<<include "Forms/SwiftUIControls.swift">>
<<end>>
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>

    // MARK: Controls

<<if use-cases contains "isCallWithControls" or actions contains "isCallWithControls" or worker and (use-cases contains "hasControls" or actions contains "hasControls")>>
    /// The title of a button, with a spinner while its action runs.
    private func label(_ title: String, _ activity: <<Module>>Activity) -> some View {
      HStack {
        Text(title)
        if model.states[activity] == .loading {
          Spacer()
          ProgressView()
        }
      }
    }

<<end>>
    @ViewBuilder private func failure(of activity: <<Module>>Activity) -> some View {
      if let message = model.states[activity]?.message {
        Text(message)
          .font(.footnote)
          .foregroundStyle(.red)
      }
    }
<<if HasObservation>>

    /// Speaks to people who use VoiceOver.
    private func announce(_ text: String?) {
      if let text { AccessibilityNotification.Announcement(text).post() }
    }
<<end>>
<<end>>
  }
#endif
