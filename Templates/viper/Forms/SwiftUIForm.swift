#if canImport(SwiftUI)
  import SwiftUI

  /// The controls of the screen: a field for each value and a button for each action.
  struct <<Module>>Form: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> viewModel: <<Module>>ViewModel
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
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
<<end>>

<<if actions contains "hasDatePicker">>
    /// The present without the seconds, which no field shows.
    private static var thisMinute: Date {
      Calendar.current.dateInterval(of: .minute, for: Date())?.start ?? Date()
    }

<<end>>
    var body: some View {
      Form {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
        <<Module>>Rows(viewModel: viewModel)
<<end>>
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
<<if action.isLoad>>
        value(
          <<Module>>Texts.<<action.id>>Label,
          viewModel.<<action.loaded>>.map(<<Module>>Texts.<<action.loaded>>),
          .<<action.id>>,
          "<<Module>>.<<action.id>>",
          retry: { viewModel.<<action.name>>() }
        )
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
<<if action.hasButton or action.isCallWithSpinner>>
        <<action.id>>Controls
<<end>>
<<end>>
<<end>>
<<for child in presents>>
        Button(<<Module>>Texts.present<<child>>) { viewModel.present<<child>>() }
          .accessibilityIdentifier("<<Module>>.present<<child>>")
<<end>>
      }
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
      .refreshable { await viewModel.loadAndWait() }
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared and not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
<<# A function, because each closure in a chain of modifiers multiplies the time of the type check. #>>
      .onChange(of: viewModel.states[.<<action.id>>], <<if HasObservation>>clear<<action.id|upperCamel>><<else>>perform: { _ in clear<<action.id|upperCamel>>() }<<end>>)
<<end>>
<<end>>
    }
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
<<if action.isCallWithSpinner>>

    // MARK: <<action.id|words>>

    private var <<action.id>>Controls: some View {
      Section {
        if viewModel.states[.<<action.id>>] == .loading {
          ProgressView()
            .accessibilityIdentifier("<<Module>>.<<action.id>>.spinner")
        }
        failure(of: .<<action.id>>)
          .accessibilityIdentifier("<<Module>>.<<action.id>>.message")
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
        if let result = viewModel.<<action.id>>Result {
          let rows = <<Module>>Texts.<<action.id>>Rows(result)
          ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
            Text(row)
          }
          if rows.isEmpty {
            Text(<<Module>>Texts.<<action.id>>Empty)
          }
        }
<<end>>
      }
    }
<<elseif action.hasButton>>

    // MARK: <<action.id|words>>

    private var <<action.id>>Controls: some View {
      Section {
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
            text: $<<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">>Text<<end>>,
            prompt: Text(verbatim: "")
          )
          .labelsHidden()
          .focused($focused<<action.id|upperCamel>>Field, equals: .<<parameter.name|lowerCamel>>Field)
          .submitLabel(<<action.id|upperCamel>>Field.<<parameter.name|lowerCamel>>Field.submitLabel)
<<if parameter.contentType == "username" or parameter.contentType == "emailAddress" or parameter.contentType == "URL" or parameter.control == "text" and (parameter.name == "code" or parameter.name contains "Code" or parameter.name == "promo" or parameter.name contains "coupon" or parameter.name contains "Coupon" or parameter.name contains "voucher" or parameter.name contains "Voucher")>>
          .autocorrectionDisabled()
<<end>>
<<if parameter.contentType or parameter.keyboard or parameter.control == "text" and (parameter.name == "code" or parameter.name contains "Code" or parameter.name == "promo" or parameter.name contains "coupon" or parameter.name contains "Coupon" or parameter.name contains "voucher" or parameter.name contains "Voucher")>>
          #if canImport(UIKit)
<<if parameter.contentType == "password" and (action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword")>>
            .textContentType(.newPassword)
<<elseif parameter.contentType>>
            .textContentType(.<<parameter.contentType>>)
<<end>>
<<if parameter.keyboard>>
            .keyboardType(.<<parameter.keyboard>>)
<<end>>
<<if parameter.contentType == "username" or parameter.contentType == "emailAddress" or parameter.contentType == "URL" or parameter.control == "text" and (parameter.name == "code" or parameter.name contains "Code" or parameter.name == "promo" or parameter.name contains "coupon" or parameter.name contains "Coupon" or parameter.name contains "voucher" or parameter.name contains "Voucher")>>
            .textInputAutocapitalization(.never)
<<end>>
          #endif
<<end>>
          .accessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
        }
<<end>>
<<end>>
        Button<<if action.isDestructive>>(role: .destructive)<<end>> {
<<if action.isDestructive>>
          isConfirming<<action.id|upperCamel>> = true
<<elseif action.parameters>>
          send<<action.id|upperCamel>>()
<<else>>
          viewModel.<<action.name>>()
<<end>>
        } label: {
<<if (action.isCall or with contains "service" and action.isBare)>>
          label(<<Module>>Texts.<<action.id>>Button, .<<action.id>>)
<<else>>
          Text(<<Module>>Texts.<<action.id>>Button)
<<end>>
        }
<<if (action.isCall or with contains "service" and action.isBare) or action.required>>
        .disabled(<<action.id>>IsDisabled)
<<end>>
        .accessibilityIdentifier("<<Module>>.<<action.id>>")
<<if action.isDestructive>>
        .confirmationDialog(
          <<Module>>Texts.<<action.id>>Question,
          isPresented: $isConfirming<<action.id|upperCamel>>,
          titleVisibility: .visible
        ) {
          Button(<<Module>>Texts.<<action.id>>Button, role: .destructive) {
<<if action.parameters>>
            send<<action.id|upperCamel>>()
<<else>>
            viewModel.<<action.name>>()
<<end>>
          }
        }
<<end>>
<<if (action.isCall or with contains "service" and action.isBare)>>
        failure(of: .<<action.id>>)
          .accessibilityIdentifier("<<Module>>.<<action.id>>.message")
<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
        if let result = viewModel.<<action.id>>Result {
          let rows = <<Module>>Texts.<<action.id>>Rows(result)
          ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
            Text(row)
          }
          if rows.isEmpty {
            Text(<<Module>>Texts.<<action.id>>Empty)
          }
        }
<<end>>
<<if action.parameters and not (loop.first and loop.last)>>
      } header: {
        Text(<<Module>>Texts.<<action.id>>Button)
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
<<if parameter.unwrappedType == "Int">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Text).flatMap { Int(exactly: $0) }
<<else>>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Text)?.<<parameter.unwrappedType|lowerCamel>>Value
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
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared>>

    /// Empties the fields after a success, so that nothing is sent twice.
    private func clear<<action.id|upperCamel>>() {
      if viewModel.states[.<<action.id>>] == .succeeded {
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
      } else<<if (action.isCall or with contains "service" and action.isBare) or action.required>> if !<<action.id>>IsDisabled<<end>> {
        <<if action.isDestructive>>isConfirming<<action.id|upperCamel>> = true<<else>>send<<action.id|upperCamel>>()<<end>>
      }
<<elseif loop.last>>
      focused<<action.id|upperCamel>>Field = focused<<action.id|upperCamel>>Field?.next
<<end>>
<<end>>
    }
<<end>>
<<if (action.isCall or with contains "service" and action.isBare) or action.required>>

    private var <<action.id>>IsDisabled: Bool {
<<if (action.isCall or with contains "service" and action.isBare)>>
      viewModel.states[.<<action.id>>] == .loading
<<end>>
<<for parameter in action.required>>
<<if loop.first and not (action.isCall or with contains "service" and action.isBare)>>
      <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">> == nil<<else>>.isEmpty<<end>>
<<else>>
        || <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">> == nil<<else>>.isEmpty<<end>>
<<end>>
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare")>>

    // MARK: Controls
<<if (actions contains "isCallWithButton" or with contains "service" and actions contains "isBare")>>

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
<<if actions contains "isLoad">>

    /// A value that is loaded, with its name. It stays while it is loaded again, and if that fails.
    private func value(
      _ title: String,
      _ text: String?,
      _ activity: <<Module>>Activity,
      _ identifier: String,
      retry: @escaping @MainActor () -> Void
    ) -> some View {
      Section {
        LabeledContent(title) {
          if let text {
            Text(text)
          } else if viewModel.states[activity] == .loading {
            ProgressView()
          }
        }
        .accessibilityIdentifier(identifier)
        failure(of: activity)
          .accessibilityIdentifier("\(identifier).message")
        if viewModel.states[activity]?.message != nil {
          Button(<<Module>>Texts.tryAgain) { retry() }
            .accessibilityIdentifier("\(identifier).tryAgain")
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
<<end>>
  }
#endif
