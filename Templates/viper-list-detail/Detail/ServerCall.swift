
  <<if access != "internal">><<access>> <<end>>func <<action.name>>(
<<include "Detail/Parameters.swift">>
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
    <<if action.result>>let data = <<else>>_ = <<end>>try await server.send(
      "GET",
      "\(detailPath(item))/<<action.name>>",
      query: query
    )
<<elseif action.parameters and (action.isPlain and (action.missing or action.sampleArguments contains "Samples.") or not (action.parameters contains "isCodable"))>>
    // The request has no body yet: encode what the server needs of the values.
    <<if action.result>>let data = <<else>>_ = <<end>>try await server.send(
      "POST",
      "\(detailPath(item))/<<action.name>>"
    )
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
    <<if action.result>>let data = <<else>>_ = <<end>>try await server.send(
      "POST",
      "\(detailPath(item))/<<action.name>>",
      body: body
    )
<<else>>
    <<if action.result>>let data = <<else>>_ = <<end>>try await server.send(
      "<<if action.isRead or action.result>>GET<<else>>POST<<end>>",
      "\(detailPath(item))/<<action.name>>"
    )
<<end>>
<<if action.result>>
    return try server.decoded(data)
<<end>>
  }
