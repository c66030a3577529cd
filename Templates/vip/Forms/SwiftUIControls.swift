<<if action.hasControls or action.isCall or worker>>

    // MARK: <<action.id|words>>

    private var <<action.id>>Controls: some View {
      Section {
<<if action.hasControls>>
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
          model.request<<action.id|upperCamel>>()
<<end>>
        } label: {
<<if action.isCall or worker>>
<<if action.element>>
          label(
            model.states[.<<action.id>>]?.message == nil
              ? <<Module>>Texts.<<action.id>>Button
              : <<Module>>Texts.<<action.id>>TryAgain,
            .<<action.id>>
          )
<<else>>
          label(<<Module>>Texts.<<action.id>>Button, .<<action.id>>)
<<end>>
<<else>>
          Text(<<Module>>Texts.<<action.id>>Button)
<<end>>
        }
<<if action.isCall or worker or action.required>>
        .disabled(<<action.id>>IsDisabled)
<<end>>
        .accessibilityIdentifier("<<Module>>.<<action.id>>")
<<else>>
        if model.states[.<<action.id>>] == .loading {
          ProgressView()
            .accessibilityIdentifier("<<Module>>.<<action.id>>.spinner")
        }
<<end>>
<<if (action.isCall or worker) and not action.deletesRow>>
        failure(of: .<<action.id>>)
          .accessibilityIdentifier("<<Module>>.<<action.id>>.message")
<<end>>
<<if action.element>>
        if let rows = model.<<action.id>>ViewModel?.rows {
          if rows.isEmpty {
            Text(<<Module>>Texts.<<action.id>>Empty)
              .accessibilityIdentifier("<<Module>>.<<action.id>>.empty")
          }
<<if next>>
          ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
            Button {
              model.choose<<action.id|upperCamel>>(at: index)
            } label: {
              HStack {
                Text(row.text)
                  .foregroundStyle(Color.primary)
                Spacer()
                Image(systemName: "chevron.forward")
                  .font(.footnote.weight(.semibold))
                  .foregroundStyle(.tertiary)
                  .accessibilityHidden(true)
              }
            }
            .accessibilityIdentifier("<<Module>>.<<action.id>>.row.\(row.id)")
<<for deletion in action.rowDeletions>>
            .swipeActions(allowsFullSwipe: false) {
<<if deletion.isCall or worker>>
              if model.states[.<<deletion.id>>] != .loading {
                // Without a role, the row stays until the value is deleted.
                Button(<<Module>>Texts.<<deletion.id>>Button) {
                  model.request<<deletion.id|upperCamel>>(<<for parameter in deletion.parameters>><<if parameter.label != "_">><<parameter.label>>: <<end>><<end>>row.id)
                }
                .tint(.red)
              }
<<else>>
              // Without a role, the row stays until the value is deleted.
              Button(<<Module>>Texts.<<deletion.id>>Button) {
                model.request<<deletion.id|upperCamel>>(<<for parameter in deletion.parameters>><<if parameter.label != "_">><<parameter.label>>: <<end>><<end>>row.id)
              }
              .tint(.red)
<<end>>
            }
<<end>>
          }
<<else>>
          ForEach(rows) { row in
            Text(row.text)
              .accessibilityIdentifier("<<Module>>.<<action.id>>.row.\(row.id)")
<<for deletion in action.rowDeletions>>
              .swipeActions(allowsFullSwipe: false) {
<<if deletion.isCall or worker>>
                if model.states[.<<deletion.id>>] != .loading {
                  // Without a role, the row stays until the value is deleted.
                  Button(<<Module>>Texts.<<deletion.id>>Button) {
                    model.request<<deletion.id|upperCamel>>(<<for parameter in deletion.parameters>><<if parameter.label != "_">><<parameter.label>>: <<end>><<end>>row.id)
                  }
                  .tint(.red)
                }
<<else>>
                // Without a role, the row stays until the value is deleted.
                Button(<<Module>>Texts.<<deletion.id>>Button) {
                  model.request<<deletion.id|upperCamel>>(<<for parameter in deletion.parameters>><<if parameter.label != "_">><<parameter.label>>: <<end>><<end>>row.id)
                }
                .tint(.red)
<<end>>
              }
<<end>>
          }
<<end>>
        }
<<elseif action.isResultShown>>
        if <<if (action.isCall or worker) and action.hasField>>model.states[.<<action.id>>] == .succeeded, <<end>>let text = model.<<action.id>>ViewModel?.text {
          Text(text)
            .accessibilityIdentifier("<<Module>>.<<action.id>>.result")
        }
<<end>>
<<if next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>
        Button(<<Module>>Texts.<<action.id>>Next) { model.choose<<action.id|upperCamel>>() }
<<if action.result>>
          .disabled(model.<<action.id>>ViewModel == nil)
<<end>>
          .accessibilityIdentifier("<<Module>>.<<action.id>>.next")
<<end>>
      }
<<if action.hasTextField>>
      .onSubmit { goOnIn<<action.id|upperCamel>>() }
<<end>>
    }
<<if action.hasControls and action.parameters>>

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
    private func send<<action.id|upperCamel>>() {
<<for parameter in action.required>>
<<if parameter.control == "number">>
      guard let <<action.id>><<parameter.name|upperCamel>> else { return }
<<end>>
<<end>>
<<if action.hasTextField>>
      focused<<action.id|upperCamel>>Field = nil
<<end>>
      model.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.isOptional and parameter.control == "date">>has<<action.id|upperCamel>><<parameter.name|upperCamel>> ? <<elseif parameter.isOptional and parameter.control != "number">><<action.id>><<parameter.name|upperCamel>>.isEmpty ? nil : <<end>><<action.id>><<parameter.name|upperCamel>><<if parameter.isOptional and parameter.control == "date">> : nil<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
<<if action.isCleared and not (action.isCall or worker)>>
      clear<<action.id|upperCamel>>()
    }

    /// Empties the fields, so that nothing is sent twice.
    private func clear<<action.id|upperCamel>>() {
<<for parameter in action.cleared>>
      <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">>Text<<end>> = ""
<<end>>
<<end>>
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
      } else<<if action.isCall or worker or action.required>> if !<<action.id>>IsDisabled<<end>> {
        send<<action.id|upperCamel>>()
      }
    }
<<end>>
<<if action.hasControls and (action.isCall or worker or action.required)>>

    private var <<action.id>>IsDisabled: Bool {
<<if action.isCall or worker>>
      model.states[.<<action.id>>] == .loading
<<end>>
<<for parameter in action.required>>
<<if loop.first and not (action.isCall or worker)>>
      <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">> == nil<<else>>.isEmpty<<end>>
<<else>>
        || <<action.id>><<parameter.name|upperCamel>><<if parameter.control == "number">> == nil<<else>>.isEmpty<<end>>
<<end>>
<<end>>
    }
<<end>>
<<end>>
