#if canImport(SwiftUI)
  import SwiftUI

  /// The controls of the screen: a field for each value and a button for each action.
  struct <<Module>>Form: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> viewModel: <<Module>>ViewModel
<<for action in actions>>
<<if action.hasControls and action.parameters>>

    // MARK: <<action.id|words>>

<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
    @State private var <<action.id>><<parameter.name|upperCamel>> = false
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
    @State private var has<<action.id|upperCamel>><<parameter.name|upperCamel>> = false
<<end>>
    @State private var <<action.id>><<parameter.name|upperCamel>> = Self.thisMinute
<<elseif parameter.control == "number">>
    @State private var <<action.id>><<parameter.name|upperCamel>>Text = ""
<<else>>
    @State private var <<action.id>><<parameter.name|upperCamel>> = ""
<<end>>
<<end>>
<<if action.hasTextField>>
    @FocusState private var focused<<action.id|upperCamel>>Field: <<action.id|upperCamel>>Field?
<<end>>
<<end>>
<<end>>

<<if actions contains "hasDatePicker">>
    /// The present without the seconds, which no field shows.
    private static var thisMinute: Date {
      Calendar.current.dateInterval(of: .minute, for: Date())?.start ?? Date()
    }

<<end>>
    var body: some View {
      Form {
<<for action in actions>>
        <<action.id>>Controls
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>
        Button(<<Module>>Texts.show<<name>>) { viewModel.show<<name>>Screen() }
          .accessibilityIdentifier("<<Module>>.show<<name>>")
<<end>>
<<end>>
      }
<<if actions and HasObservation>>
      .onChange(of: viewModel.states) { earlier, states in follow(states, since: earlier) }
<<elseif actions contains "isCleared">>
      .onChange(of: viewModel.states) { [earlier = viewModel.states] states in
        follow(states, since: earlier)
      }
<<end>>
    }
<<for action in actions>>

    // MARK: <<action.id|words>>

    private var <<action.id>>Controls: some View {
      Section {
<<if action.hasControls>>
<<if not action.parameters and (not action.isCall or action.result == "String")>>
        if let result = viewModel.<<action.id>>Result {
          Text(result<<if not action.isCall>>.headline<<end>>)
            .accessibilityIdentifier("<<Module>>.<<action.id>>.result")
        }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
        Toggle(isOn: $<<action.id>><<parameter.name|upperCamel>>) {
          Text(<<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label)
        }
        .accessibilityLabel(
          <<Module>>Texts.field(
            <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
            of: <<Module>>Texts.<<action.id>>Button
          )
        )
        .accessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
        Toggle(isOn: $has<<action.id|upperCamel>><<parameter.name|upperCamel>>) {
          Text(<<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label)
        }
        .accessibilityLabel(
          <<Module>>Texts.field(
            <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
            of: <<Module>>Texts.<<action.id>>Button
          )
        )
        .accessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>.switch")
        if has<<action.id|upperCamel>><<parameter.name|upperCamel>> {
          DatePicker(
            <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
            selection: $<<action.id>><<parameter.name|upperCamel>><<if parameter.isDay>>,<<end>>
<<if parameter.isPast>>
            in: ...Date(),
<<end>>
<<if parameter.isDay>>
            displayedComponents: .date
<<end>>
          )
          .labelsHidden()
          .accessibilityLabel(
            <<Module>>Texts.field(
              <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
              of: <<Module>>Texts.<<action.id>>Button
            )
          )
          .accessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
        }
<<else>>
        DatePicker(
          <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
          selection: $<<action.id>><<parameter.name|upperCamel>><<if parameter.isDay>>,<<end>>
<<if parameter.isPast>>
          in: ...Date(),
<<end>>
<<if parameter.isDay>>
          displayedComponents: .date
<<end>>
        )
        .accessibilityLabel(
          <<Module>>Texts.field(
            <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
            of: <<Module>>Texts.<<action.id>>Button
          )
        )
        .accessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
<<end>>
<<else>>
        LabeledContent(<<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label) {
          <<if parameter.control == "secure">>SecureField<<else>>TextField<<end>>(
            <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
            text: $<<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">>Text<<end>>,
            prompt: Text(verbatim: "")
          )
          .labelsHidden()
          .focused($focused<<action.id|upperCamel>>Field, equals: .<<parameter.name|lowerCamel>>Field)
          .submitLabel(<<action.id|upperCamel>>Field.<<parameter.name|lowerCamel>>Field.submitLabel)
<<if parameter.contentType == "username" or parameter.contentType == "emailAddress" or parameter.contentType == "URL">>
          .autocorrectionDisabled()
<<end>>
<<if parameter.contentType or parameter.keyboard>>
          #if canImport(UIKit)
<<if parameter.contentType>>
            .textContentType(.<<if parameter.contentType == "password" and (action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount") and not (action.name contains "nregister")>>newPassword<<else>><<parameter.contentType>><<end>>)
<<end>>
<<if parameter.keyboard>>
            .keyboardType(.<<parameter.keyboard>>)
<<end>>
<<if parameter.contentType == "username" or parameter.contentType == "emailAddress" or parameter.contentType == "URL">>
            .textInputAutocapitalization(.never)
<<end>>
          #endif
<<end>>
          .accessibilityLabel(
            <<Module>>Texts.field(
              <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
              of: <<Module>>Texts.<<action.id>>Button
            )
          )
          .accessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
        }
<<end>>
<<end>>
        Button {
<<if action.parameters>>
          send<<action.id|upperCamel>>()
<<else>>
          viewModel.<<action.name>>()
<<end>>
        } label: {
          label(<<Module>>Texts.<<action.id>>Button, .<<action.id>>)
        }
        .disabled(<<action.id>>IsDisabled)
        .accessibilityIdentifier("<<Module>>.<<action.id>>")
<<else>>
        if viewModel.states[.<<action.id>>] == .loading {
          ProgressView()
            .accessibilityIdentifier("<<Module>>.<<action.id>>.spinner")
        }
<<end>>
        failure(of: .<<action.id>>)
          .accessibilityIdentifier("<<Module>>.<<action.id>>.message")
      }
<<if action.hasTextField>>
      .onSubmit { goOnIn<<action.id|upperCamel>>() }
<<end>>
    }
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
<<if parameter.unwrappedType == "Int">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Text).flatMap { Int(exactly: $0) }
<<elseif parameter.unwrappedType == "Decimal">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Text)?.decimalValue
<<else>>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Text)?.doubleValue
<<end>>
    }
<<end>>
<<end>>
<<if action.parameters>>

    private func send<<action.id|upperCamel>>() {
<<for parameter in action.required>>
<<if parameter.control == "number">>
      guard let <<action.id>><<parameter.name|upperCamel>> else { return }
<<end>>
<<end>>
<<if action.hasTextField>>
      focused<<action.id|upperCamel>>Field = nil
<<end>>
      viewModel.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.isOptional and parameter.control == "date">>has<<action.id|upperCamel>><<parameter.name|upperCamel>> ? <<elseif parameter.isOptional and parameter.control != "number">><<action.id>><<parameter.name|upperCamel>>.isEmpty ? nil : <<end>><<action.id>><<parameter.name|upperCamel>><<if parameter.isOptional and parameter.control == "date">> : nil<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<end>>
<<if action.hasTextField>>

    /// The fields of the action, in the order of the return key.
    <<if HasMainActorSources>>nonisolated <<end>>private enum <<action.id|upperCamel>>Field: Int {
<<for parameter in action.parameters>>
<<if parameter.control == "text" or parameter.control == "secure" or parameter.control == "number">>
      case <<parameter.name|lowerCamel>>Field
<<end>>
<<end>>

      var next: Self? { Self(rawValue: rawValue + 1) }

      var submitLabel: SubmitLabel { next == nil ? .go : .next }
    }

    private func goOnIn<<action.id|upperCamel>>() {
      if let next = focused<<action.id|upperCamel>>Field?.next {
        focused<<action.id|upperCamel>>Field = next
      } else if !<<action.id>>IsDisabled {
        send<<action.id|upperCamel>>()
      }
    }
<<end>>

    private var <<action.id>>IsDisabled: Bool {
      viewModel.states[.<<action.id>>] == .loading
<<for parameter in action.required>>
        || <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">> == nil<<else>>.isEmpty<<end>>
<<end>>
    }
<<end>>
<<end>>
<<if actions>>

    // MARK: Controls

<<if actions contains "hasControls">>
    /// The title of a button, with a spinner while its action runs.
    private func label(_ title: String, _ activity: <<Module>>Activity) -> some View {
      HStack {
        Text(title)
        if viewModel.states[activity] == .loading {
          Spacer()
          ProgressView()
        }
      }
    }

<<end>>
    @ViewBuilder private func failure(of activity: <<Module>>Activity) -> some View {
      if let message = viewModel.states[activity]?.message {
        Text(message)
          .font(.footnote)
          .foregroundStyle(.red)
      }
    }
<<if HasObservation or actions contains "isCleared">>

    /// Does what follows a change of the states, besides showing them.
    private func follow(
      _ states: [<<Module>>Activity: <<Module>>State],
      since earlier: [<<Module>>Activity: <<Module>>State]
    ) {
<<if HasObservation>>
      for message in states.messages(since: earlier) {
        AccessibilityNotification.Announcement(message).post()
      }
<<end>>
<<for action in actions>>
<<if action.isCleared>>
      if states.hasSucceeded(.<<action.id>>, since: earlier) {
<<for parameter in action.cleared>>
        <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">>Text<<end>> = ""
<<end>>
      }
<<end>>
<<end>>
    }
<<end>>
<<end>>
  }
#endif
