#if canImport(SwiftUI)
  import SwiftUI

  /// The controls of the screen: a field for each value and a button for each action.
  struct <<Module>>DetailForm: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> controller: <<Module>>DetailController
<<for action in detail-actions>>
<<if action.isDestructive or action.hasControls and action.parameters>>

    // MARK: <<action.id|words>>

<<if action.isDestructive>>
    @State private var isConfirming<<action.id|upperCamel>> = false
<<end>>
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

<<if detail-actions contains "hasDatePicker">>
    /// The present without the seconds, which no field shows.
    private static var thisMinute: Date {
      Calendar.current.dateInterval(of: .minute, for: Date())?.start ?? Date()
    }

<<end>>
    var body: some View {
      Form {
        <<Module>>DetailRows(controller: controller)
<<for action in detail-actions>>
<<if action.isInForm>>
        <<action.id>>Controls
<<end>>
<<end>>
      }
<<if detail == "load">>
      .refreshable { await controller.loadAndWait() }
<<end>>
<<for action in detail-actions>>
<<if action.isCall and action.isCleared>>
<<# A function, because each closure in a chain of modifiers multiplies the time of the type check. #>>
      .onChange(of: controller.states[.<<action.id>>], <<if HasObservation>>clear<<action.id|upperCamel>><<else>>perform: { _ in clear<<action.id|upperCamel>>() }<<end>>)
<<end>>
<<end>>
    }
<<for action in detail-actions>>
<<if action.isCallWithSpinner>>

    // MARK: <<action.id|words>>

    private var <<action.id>>Controls: some View {
      Section {
        if controller.states[.<<action.id>>] == .loading {
          ProgressView()
            .accessibilityIdentifier("<<Module>>Detail.<<action.id>>.spinner")
        }
        failure(of: .<<action.id>>)
          .accessibilityIdentifier("<<Module>>Detail.<<action.id>>.message")
      }
    }
<<elseif action.hasControls>>

    // MARK: <<action.id|words>>

    private var <<action.id>>Controls: some View {
      Section {
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
        Toggle(<<Module>>DetailTexts.<<action.id>><<parameter.name|upperCamel>>Label, isOn: $<<action.id>><<parameter.name|upperCamel>>)
          .accessibilityIdentifier("<<Module>>Detail.<<action.id>>.<<parameter.name>>")
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
        Toggle(<<Module>>DetailTexts.<<action.id>><<parameter.name|upperCamel>>Label, isOn: $has<<action.id|upperCamel>><<parameter.name|upperCamel>>)
          .accessibilityIdentifier("<<Module>>Detail.<<action.id>>.<<parameter.name>>.switch")
        if has<<action.id|upperCamel>><<parameter.name|upperCamel>> {
          DatePicker(
            <<Module>>DetailTexts.<<action.id>><<parameter.name|upperCamel>>Label,
            selection: $<<action.id>><<parameter.name|upperCamel>><<if parameter.isDay>>,<<end>>
<<if parameter.isPast>>
            in: ...Date(),
<<end>>
<<if parameter.isDay>>
            displayedComponents: .date
<<end>>
          )
          .labelsHidden()
          .accessibilityIdentifier("<<Module>>Detail.<<action.id>>.<<parameter.name>>")
        }
<<else>>
        DatePicker(
          <<Module>>DetailTexts.<<action.id>><<parameter.name|upperCamel>>Label,
          selection: $<<action.id>><<parameter.name|upperCamel>><<if parameter.isDay>>,<<end>>
<<if parameter.isPast>>
          in: ...Date(),
<<end>>
<<if parameter.isDay>>
          displayedComponents: .date
<<end>>
        )
        .accessibilityIdentifier("<<Module>>Detail.<<action.id>>.<<parameter.name>>")
<<end>>
<<else>>
        LabeledContent(<<Module>>DetailTexts.<<action.id>><<parameter.name|upperCamel>>Label) {
          <<if parameter.control == "secure">>SecureField<<else>>TextField<<end>>(
            <<Module>>DetailTexts.<<action.id>><<parameter.name|upperCamel>>Label,
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
          .accessibilityIdentifier("<<Module>>Detail.<<action.id>>.<<parameter.name>>")
        }
<<end>>
<<end>>
        Button<<if action.isDestructive>>(role: .destructive)<<end>> {
<<if action.isDestructive>>
          isConfirming<<action.id|upperCamel>> = true
<<elseif action.parameters>>
          send<<action.id|upperCamel>>()
<<else>>
          controller.<<action.name>>()
<<end>>
        } label: {
<<if action.isCall>>
          label(<<Module>>DetailTexts.<<action.id>>Button, .<<action.id>>)
<<else>>
          Text(<<Module>>DetailTexts.<<action.id>>Button)
<<end>>
        }
<<if action.isCall or action.required>>
        .disabled(<<action.id>>IsDisabled)
<<end>>
        .accessibilityIdentifier("<<Module>>Detail.<<action.id>>")
<<if action.isDestructive>>
        .confirmationDialog(
          <<Module>>DetailTexts.<<action.id>>Question,
          isPresented: $isConfirming<<action.id|upperCamel>>,
          titleVisibility: .visible
        ) {
          Button(<<Module>>DetailTexts.<<action.id>>Button, role: .destructive) {
<<if action.parameters>>
            send<<action.id|upperCamel>>()
<<else>>
            controller.<<action.name>>()
<<end>>
          }
        }
<<end>>
<<if action.isCall>>
        failure(of: .<<action.id>>)
          .accessibilityIdentifier("<<Module>>Detail.<<action.id>>.message")
<<end>>
<<if action.parameters and not (loop.first and loop.last)>>
      } header: {
        Text(<<Module>>DetailTexts.<<action.id>>Button)
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
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
<<if parameter.unwrappedType == "Decimal">>
      formatter.generatesDecimalNumbers = true
      return formatter.number(from: <<action.id>><<parameter.name|upperCamel>>Text)?.decimalValue
<<else>>
      let number = formatter.number(from: <<action.id>><<parameter.name|upperCamel>>Text)
<<if parameter.unwrappedType == "Int" or parameter.unwrappedType == "Int8" or parameter.unwrappedType == "Int16" or parameter.unwrappedType == "Int32" or parameter.unwrappedType == "Int64" or parameter.unwrappedType == "UInt" or parameter.unwrappedType == "UInt8" or parameter.unwrappedType == "UInt16" or parameter.unwrappedType == "UInt32" or parameter.unwrappedType == "UInt64">>
      return number.flatMap { <<parameter.unwrappedType>>(exactly: $0) }
<<else>>
      return number.map { <<parameter.unwrappedType>>(truncating: $0) }
<<end>>
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
      controller.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.isOptional and parameter.control == "date">>has<<action.id|upperCamel>><<parameter.name|upperCamel>> ? <<elseif parameter.isOptional and parameter.control != "number">><<action.id>><<parameter.name|upperCamel>>.isEmpty ? nil : <<end>><<action.id>><<parameter.name|upperCamel>><<if parameter.isOptional and parameter.control == "date">> : nil<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<if action.isCall and action.isCleared>>

    /// Empties the fields after a success, so that nothing is sent twice.
    private func clear<<action.id|upperCamel>>() {
      if controller.states[.<<action.id>>] == .succeeded {
<<for parameter in action.cleared>>
        <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">>Text<<end>> = ""
<<end>>
      }
    }
<<end>>
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
      } else <<if action.isCall or action.required>>if !<<action.id>>IsDisabled <<end>>{
        <<if action.isDestructive>>isConfirming<<action.id|upperCamel>> = true<<else>>send<<action.id|upperCamel>>()<<end>>
      }
    }
<<end>>
<<if action.isCall or action.required>>

    private var <<action.id>>IsDisabled: Bool {
<<if action.isCall>>
      controller.states[.<<action.id>>] == .loading
<<end>>
<<for parameter in action.required>>
<<if loop.first and not action.isCall>>
      <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">> == nil<<else>>.isEmpty<<end>>
<<else>>
        || <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">> == nil<<else>>.isEmpty<<end>>
<<end>>
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<if detail-actions contains "isCall">>

    // MARK: Controls

<<if detail-actions contains "isCallWithControls">>
    /// The title of a button, with a spinner while its action runs.
    private func label(_ title: String, _ activity: <<Module>>DetailActivity) -> some View {
      HStack {
        Text(title)
        if controller.states[activity] == .loading {
          Spacer()
          ProgressView()
        }
      }
    }

<<end>>
    @ViewBuilder private func failure(of activity: <<Module>>DetailActivity) -> some View {
      if let message = controller.states[activity]?.message {
        Text(message)
          .font(.footnote)
          .foregroundStyle(.red)
      }
    }
<<end>>
  }
#endif
