import Foundation
import Nimble
import Quick

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ServiceTests: AsyncSpec {
  override class func spec() {
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.isResultComparable>>
    it("sends the request of <<action.id>> and decodes the answer") { @MainActor in
      let parts = <<Module>>ServiceParts()
<<if action.result>>
      parts.web.data = try JSONEncoder().encode(<<action.resultSample>>)
<<else>>
      parts.web.data = Data(<<Module>>Fixtures.response.utf8)
<<end>>
      let service = parts.web.service
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
      expect(result).to(equal(<<Module>>Fixtures.entity))
<<elseif action.isResultComparable>>
      expect(result).to(equal(<<action.resultSample>>))
<<else>>
      expect((result as Any?)).toNot(beNil())
<<end>>
      let request = parts.web.requests.first
      expect(request?.url?.lastPathComponent).to(equal("<<action.name>>"))
<<if action.parameters>>
      expect(request?.httpMethod).to(equal("POST"))
      let values = try JSONSerialization.jsonObject(with: request?.httpBody ?? Data())
      let names = (values as? [String: Any])?.keys
<<for parameter in action.parameters>>
      expect(names?.contains("<<parameter.name>>")).to(equal(true))
<<end>>
      let body = String(decoding: request?.httpBody ?? Data(), as: UTF8.self)
      expect(body.contains("{}")).to(equal(false))
      let type = request?.value(forHTTPHeaderField: "Content-Type")
      expect(type).to(equal("application/json"))
<<else>>
      expect(request?.httpBody).to(beNil())
<<end>>
    }
<<end>>
<<if not action.result>>

    it("decodes the answer of <<action.id>> without optional fields") { @MainActor in
      let parts = <<Module>>ServiceParts()
      parts.web.data = Data(<<Module>>Fixtures.minimalResponse.utf8)
      let service = parts.web.service
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
      expect(result).to(equal(<<Module>>Fixtures.minimalEntity))
    }
<<end>>

    it("reports broken JSON of <<action.id>>") { @MainActor in
      let parts = <<Module>>ServiceParts()
      parts.web.data = Data("{".utf8)
      let service = parts.web.service
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
      expect(caught is DecodingError).to(beTrue())
    }

    it("reports an error of the transport of <<action.id>>") { @MainActor in
      let parts = <<Module>>ServiceParts()
      parts.web.error = CancellationError()
      let service = parts.web.service
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
      expect(caught is CancellationError).to(beTrue())
    }

    it("reports a failure's status of <<action.id>>") { @MainActor in
      let parts = <<Module>>ServiceParts()
<<if not action.result>>
      parts.web.data = Data(<<Module>>Fixtures.response.utf8)
<<end>>
      parts.web.status = 404
      let service = parts.web.service
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
      expect(caught is URLError).to(beTrue())
    }

    it("reports that <<action.id>> has no address") { @MainActor in
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
      expect(caught is <<Module>>ServiceError).to(beTrue())
    }
<<end>>
<<end>>

    it("encodes the entity") { @MainActor in
      let data = try JSONEncoder().encode(<<Module>>Fixtures.entity)
      let decoded = try JSONDecoder().decode(<<Module>>Entity.self, from: data)
      expect(decoded).to(equal(<<Module>>Fixtures.entity))
    }
  }
}

@MainActor
private struct <<Module>>ServiceParts {
  let web = <<Module>>Web()
}
