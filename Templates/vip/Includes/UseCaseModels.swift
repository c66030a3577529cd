<<if not action.parameters and not action.result>>
<<if empty-models == "keep">>

  enum <<action.id|upperCamel>> {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {}

    struct ViewModel: Equatable, Sendable {}
  }
<<end>>
<<elseif empty-models == "omit" or action.parameters and action.result>>

  enum <<action.id|upperCamel>> {}
<<elseif action.parameters>>

  enum <<action.id|upperCamel>> {
    struct Response: Equatable, Sendable {}

    struct ViewModel: Equatable, Sendable {}
  }
<<else>>

  enum <<action.id|upperCamel>> {
    struct Request: Equatable, Sendable {}
  }
<<end>>
