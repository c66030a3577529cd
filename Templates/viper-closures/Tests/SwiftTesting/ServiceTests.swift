import Foundation
import Testing

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
struct <<Module>>ServiceTests {
  let web = <<Module>>Web()
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.isResultComparable>>

  @Test func <<action.id>>SendsRequestAndDecodesAnswer() async throws {
<<if action.result>>
    web.data = try JSONEncoder().encode(<<action.resultSample>>)
<<else>>
    web.data = Data(<<Module>>Fixtures.response.utf8)
<<end>>
    let service = web.service
<<if style == "closures">>
    let result = try await <<Module|lowerCamel>>Answer {
      service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: $0,
        onFailure: $1
      )
    }
<<elseif action.parameters>>
    let result = try await service.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let result = try await service.<<action.name>>()
<<end>>
<<if not action.result>>
    #expect(result == <<Module>>Fixtures.entity)
<<elseif action.isResultComparable>>
    #expect(result == <<action.resultSample>>)
<<else>>
    #expect((result as Any?) != nil)
<<end>>
    let request = web.requests.first
    #expect(request?.url?.lastPathComponent == "<<action.name>>")
<<if action.parameters>>
    #expect(request?.httpMethod == "POST")
    let values = try JSONSerialization.jsonObject(with: request?.httpBody ?? Data())
    let names = (values as? [String: Any])?.keys
<<for parameter in action.parameters>>
    #expect(names?.contains("<<parameter.name>>") == true)
<<end>>
    let body = String(decoding: request?.httpBody ?? Data(), as: UTF8.self)
    #expect(body.contains("{}") == false)
    let type = request?.value(forHTTPHeaderField: "Content-Type")
    #expect(type == "application/json")
<<else>>
    #expect(request?.httpBody == nil)
<<end>>
  }
<<end>>
<<if not action.result>>

  @Test func <<action.id>>DecodesAnswerWithoutOptionalFields() async throws {
    web.data = Data(<<Module>>Fixtures.minimalResponse.utf8)
    let service = web.service
<<if style == "closures">>
    let result = try await <<Module|lowerCamel>>Answer {
      service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: $0,
        onFailure: $1
      )
    }
<<elseif action.parameters>>
    let result = try await service.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let result = try await service.<<action.name>>()
<<end>>
    #expect(result == <<Module>>Fixtures.minimalEntity)
  }
<<end>>

  @Test func <<action.id>>ReportsBrokenJSON() async {
    web.data = Data("{".utf8)
    let service = web.service
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        service.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await service.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    #expect(caught is DecodingError)
  }

  @Test func <<action.id>>ReportsTransportError() async {
    web.error = CancellationError()
    let service = web.service
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        service.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await service.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    #expect(caught is CancellationError)
  }

  @Test func <<action.id>>ReportsStatusOfFailure() async {
<<if not action.result>>
    web.data = Data(<<Module>>Fixtures.response.utf8)
<<end>>
    web.status = 404
    let service = web.service
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        service.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await service.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    #expect(caught is URLError)
  }

  @Test func <<action.id>>NeedsAddress() async {
    let service = <<Module>>Service()
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        service.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await service.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    #expect(caught is <<Module>>ServiceError)
  }
<<end>>
<<end>>

  @Test func entitySurvivesEncoding() throws {
    let data = try JSONEncoder().encode(<<Module>>Fixtures.entity)
    let decoded = try JSONDecoder().decode(<<Module>>Entity.self, from: data)
    #expect(decoded == <<Module>>Fixtures.entity)
  }
}
