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
<<if action.hasControls>>
        <<action.id>>Controls
<<else>>
        if viewModel.states[.<<action.id>>] == .loading {
          ProgressView()
            .accessibilityIdentifier("<<Module>>.<<action.id>>.spinner")
        }
<<end>>
<<end>>
      }
<<if on-load>>
      .refreshable { await viewModel.loadAndWait() }
<<end>>
<<if actions contains "isCleared">>
      .onChange(of: viewModel.sentActivities, <<if HasObservation>>clear<<else>>perform: { _ in clear() }<<end>>)
<<end>>
<<if on-load and HasObservation>>
      .onChange(of: viewModel.states, announce)
<<end>>
    }
<<for action in actions>>
<<if action.hasControls>>

    // MARK: <<action.id|words>>

    private var <<action.id>>Controls: some View {
      Section {
<<if on-load contains action.id and not action.parameters>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
        if let result = viewModel.<<action.id>>Result {
          let rows = <<Module>>Texts.<<action.id>>Rows(result)
          ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
            Text(row)
          }
<<if action.defaultResult == "[]">>
          if rows.isEmpty {
            Text(<<Module>>Texts.<<action.id>>Empty)
          }
<<end>>
        }
<<end>>
        if viewModel.states[.<<action.id>>] == .loading { ProgressView() }
        if let message = viewModel.states[.<<action.id>>]?.message {
          Text(message)
            .font(.footnote)
            .foregroundStyle(.red)
            .accessibilityIdentifier("<<Module>>.<<action.id>>.message")
          Button {
            viewModel.<<action.name>>()
          } label: {
            label(<<Module>>Texts.tryAgain, .<<action.id>>)
          }
          .accessibilityIdentifier("<<Module>>.<<action.id>>")
        }
<<else>>
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
        Toggle(<<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label, isOn: $<<action.id>><<parameter.name|upperCamel>>)
          .accessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
        Toggle(<<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label, isOn: $has<<action.id|upperCamel>><<parameter.name|upperCamel>>)
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
        .accessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
<<end>>
<<else>>
        LabeledContent(<<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label) {
          <<if parameter.control == "secure">>SecureField<<else>>TextField<<end>>(
            <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
<<if parameter.control == "number">>
            text: $<<action.id>><<parameter.name|upperCamel>>Text,
<<else>>
            text: $<<action.id>><<parameter.name|upperCamel>>,
<<end>>
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
<<if parameter.contentType == "password" and (action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword")>>
            .textContentType(.newPassword)
<<elseif parameter.contentType>>
            .textContentType(.<<parameter.contentType>>)
<<end>>
<<if parameter.keyboard>>
            .keyboardType(.<<parameter.keyboard>>)
<<end>>
<<if parameter.contentType == "username" or parameter.contentType == "emailAddress" or parameter.contentType == "URL">>
            .textInputAutocapitalization(.never)
<<end>>
          #endif
<<end>>
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
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
        if let result = viewModel.<<action.id>>Result {
          let rows = <<Module>>Texts.<<action.id>>Rows(result)
          ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
            Text(row)
          }
<<if action.defaultResult == "[]">>
          if rows.isEmpty {
            Text(<<Module>>Texts.<<action.id>>Empty)
          }
<<end>>
        }
<<end>>
<<end>>
<<if action.parameters and not (loop.first and loop.last)>>
      } header: {
        Text(<<Module>>Texts.<<action.id>>Button)
      }
<<elseif on-load contains action.id and not action.parameters and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
      } header: {
        if viewModel.<<action.id>>Result != nil { Text(<<Module>>Texts.<<action.id>>Label) }
      }
<<else>>
      }
<<end>>
<<if action.hasTextField>>
      .onSubmit { goOnIn<<action.id|upperCamel>>() }
<<end>>
    }
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
<<if parameter.unwrappedType == "Int" or parameter.unwrappedType == "Int8" or parameter.unwrappedType == "Int16" or parameter.unwrappedType == "Int32" or parameter.unwrappedType == "Int64" or parameter.unwrappedType == "UInt" or parameter.unwrappedType == "UInt8" or parameter.unwrappedType == "UInt16" or parameter.unwrappedType == "UInt32" or parameter.unwrappedType == "UInt64">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Text).flatMap { <<parameter.unwrappedType>>(exactly: $0) }
<<elseif parameter.unwrappedType == "Decimal">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Text)?.decimalValue
<<else>>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Text).map { <<parameter.unwrappedType>>(truncating: $0) }
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

<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>
      var submitLabel: SubmitLabel { next == nil ? .go : .next }
<<elseif loop.last>>
      var submitLabel: SubmitLabel { next == nil ? .done : .next }
<<end>>
<<end>>
    }

    private func goOnIn<<action.id|upperCamel>>() {
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>
      if let next = focused<<action.id|upperCamel>>Field?.next {
        focused<<action.id|upperCamel>>Field = next
      } else if !<<action.id>>IsDisabled {
        send<<action.id|upperCamel>>()
      }
<<elseif loop.last>>
      focused<<action.id|upperCamel>>Field = focused<<action.id|upperCamel>>Field?.next
<<end>>
<<end>>
    }
<<end>>
<<if not (on-load contains action.id and not action.parameters)>>

    private var <<action.id>>IsDisabled: Bool {
      viewModel.states[.<<action.id>>] == .loading
<<for parameter in action.required>>
        || <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">> == nil<<else>>.isEmpty<<end>>
<<end>>
    }
<<end>>
<<end>>
<<end>>

    // MARK: Controls
<<if actions contains "isCleared">>

    /// Empties the fields of what has been sent, so that it is not sent twice.
    private func clear() {
<<for action in actions>>
<<if action.isCleared>>
      if viewModel.sentActivities.contains(.<<action.id>>) {
<<for parameter in action.cleared>>
        <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">>Text<<end>> = ""
<<end>>
      }
<<end>>
<<end>>
      viewModel.sentActivities = []
    }
<<end>>

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
<<if on-load and HasObservation>>

    /// Tells VoiceOver why a load has failed.
    private func announce(
      _ earlier: [<<Module>>Activity: <<Module>>State],
      _ states: [<<Module>>Activity: <<Module>>State]
    ) {
      for message in states.messages(since: earlier) {
        AccessibilityNotification.Announcement(message).post()
      }
    }
<<end>>
  }
#endif
