
  <<if access != "internal">><<access>> <<end>>func <<action.name>>(
<<include "Includes/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<end>> {
<<if action.hasQuery>>
<<if action.parameters contains "isDay">>
    // The day that the user chose, whatever the time zone.
    let dayStyle = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
<<end>>
    let query = [
<<for parameter in action.parameters>>
      URLQueryItem(name: "<<parameter.name>>", value: <<parameter.query>>)<<if not loop.first or not loop.last>>,<<end>>
<<end>>
    ]
    <<if action.result>>let data = <<else>>_ = <<end>>try await send("GET", "<<action.name>>", query: query)
<<elseif action.parameters and (action.isPlain and (action.missing or action.sampleArguments contains "Samples.") or not (action.parameters contains "isCodable"))>>
    // The request has no body yet: encode what the server needs of the values.
    <<if action.result>>let data = <<else>>_ = <<end>>try await send("POST", "<<action.name>>")
<<elseif action.parameters>>
    struct Body: Encodable {
<<for parameter in action.parameters>>
<<if parameter.isCodable>>
      let <<parameter.reference>>: <<if parameter.isDay>>String<<if parameter.isOptional>>?<<end>><<else>><<parameter.valueType>><<end>>
<<end>>
<<end>>
    }
<<if action.parameters contains "isDay">>
    // The day that the user chose, whatever the time zone.
    let dayStyle = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
<<end>>
    let body = Body(
<<for parameter in action.parameters>>
<<if parameter.isCodable>>
      <<parameter.name>>: <<parameter.reference>><<if parameter.isDay>><<if parameter.isOptional>>?<<end>>.formatted(dayStyle)<<end>><<if not loop.last>>,<<end>>
<<end>>
<<end>>
    )
    <<if action.result>>let data = <<else>>_ = <<end>>try await send("POST", "<<action.name>>", body: body)
<<else>>
    <<if action.result>>let data = <<else>>_ = <<end>>try await send("<<if action.isRead or action.result>>GET<<else>>POST<<end>>", "<<action.name>>")
<<end>>
<<if action.result>>
    return try decoded(data)
<<end>>
  }
