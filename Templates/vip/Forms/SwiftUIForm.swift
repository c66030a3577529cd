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

<<if use-cases contains "hasDatePicker" or actions contains "hasDatePicker">>
    /// The present without the seconds, which no field shows.
    private static var thisMinute: Date {
      Calendar.current.dateInterval(of: .minute, for: Date())?.start ?? Date()
    }

<<end>>
    var body: some View {
      Form {
<<for action in use-cases>>
<<if not action.hasControls and (action.isCall or worker)>>
        <<action.id>>Controls
<<end>>
<<end>>
<<for action in actions>>
<<if not action.hasControls and (action.isCall or worker)>>
        <<action.id>>Controls
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.hasControls>>
        <<action.id>>Controls
<<end>>
<<end>>
<<for action in actions>>
<<if action.hasControls>>
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
<<if (use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)) and HasObservation>>
      .onChange(of: model.states) { earlier, states in follow(states, since: earlier) }
<<elseif not HasObservation>>
<<for action in use-cases>>
<<if action.deletesRow and (action.isCall or worker)>>
      .onChange(
        of: model.states[.<<action.id>>],
        perform: { state in
          if state?.message != nil { <<action.id>>HasFailed = true }
        }
      )
<<end>>
<<end>>
<<for action in actions>>
<<if action.deletesRow and (action.isCall or worker)>>
      .onChange(
        of: model.states[.<<action.id>>],
        perform: { state in
          if state?.message != nil { <<action.id>>HasFailed = true }
        }
      )
<<end>>
<<end>>
<<for action in use-cases>>
<<if (action.isCall or worker) and action.isCleared>>
      .onChange(
        of: model.states[.<<action.id>>],
        perform: { state in
          if state == .succeeded {
<<for parameter in action.cleared>>
            <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">>Text<<end>> = ""
<<end>>
          }
        }
      )
<<end>>
<<end>>
<<for action in actions>>
<<if (action.isCall or worker) and action.isCleared>>
      .onChange(
        of: model.states[.<<action.id>>],
        perform: { state in
          if state == .succeeded {
<<for parameter in action.cleared>>
            <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">>Text<<end>> = ""
<<end>>
          }
        }
      )
<<end>>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.deletesRow and (action.isCall or worker)>>
      // The row may be far from any place for a message.
      .alert(<<Module>>Texts.<<action.id>>Button, isPresented: $<<action.id>>HasFailed) {
      } message: {
        Text(model.states[.<<action.id>>]?.message ?? "")
      }
<<end>>
<<end>>
<<for action in actions>>
<<if action.deletesRow and (action.isCall or worker)>>
      // The row may be far from any place for a message.
      .alert(<<Module>>Texts.<<action.id>>Button, isPresented: $<<action.id>>HasFailed) {
      } message: {
        Text(model.states[.<<action.id>>]?.message ?? "")
      }
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

    /// Does what follows a change of the states, besides showing them.
    private func follow(
      _ states: [<<Module>>Activity: <<Module>>State],
      since earlier: [<<Module>>Activity: <<Module>>State]
    ) {
      for message in states.messages(since: earlier) { announce(message) }
<<for action in use-cases>>
<<if action.deletesRow and (action.isCall or worker)>>
      if states[.<<action.id>>] != earlier[.<<action.id>>], states[.<<action.id>>]?.message != nil {
        <<action.id>>HasFailed = true
      }
<<end>>
<<end>>
<<for action in actions>>
<<if action.deletesRow and (action.isCall or worker)>>
      if states[.<<action.id>>] != earlier[.<<action.id>>], states[.<<action.id>>]?.message != nil {
        <<action.id>>HasFailed = true
      }
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.isResultShown or (action.isCall or worker) and action.isCleared>>
      if states.hasSucceeded(.<<action.id>>, since: earlier) {
<<if action.isResultShown>>
<<if action.element>>
        let count = model.<<action.id>>ViewModel?.rows.count ?? 0
        if count == 0 {
          announce(<<Module>>Texts.<<action.id>>Empty)
        } else {
          announce(<<Module>>Texts.<<action.id>>Count(count))
        }
<<else>>
        announce(model.<<action.id>>ViewModel?.text)
<<end>>
<<end>>
<<if action.isCall or worker>>
<<for parameter in action.cleared>>
        <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">>Text<<end>> = ""
<<end>>
<<end>>
      }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isResultShown or (action.isCall or worker) and action.isCleared>>
      if states.hasSucceeded(.<<action.id>>, since: earlier) {
<<if action.isResultShown>>
<<if action.element>>
        let count = model.<<action.id>>ViewModel?.rows.count ?? 0
        if count == 0 {
          announce(<<Module>>Texts.<<action.id>>Empty)
        } else {
          announce(<<Module>>Texts.<<action.id>>Count(count))
        }
<<else>>
        announce(model.<<action.id>>ViewModel?.text)
<<end>>
<<end>>
<<if action.isCall or worker>>
<<for parameter in action.cleared>>
        <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">>Text<<end>> = ""
<<end>>
<<end>>
      }
<<end>>
<<end>>
    }

    /// Speaks to people who use VoiceOver.
    private func announce(_ text: String?) {
      if let text { AccessibilityNotification.Announcement(text).post() }
    }
<<end>>
<<end>>
  }
#endif
