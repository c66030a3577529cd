import Foundation

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Responses of a web service, and what they mean.
enum <<Module>>Fixtures {
  static let entity = <<Module>>Entity(
<<for field in entity-fields>>
    <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
  )

  /// The entity without its optional fields.
  static let minimalEntity = <<Module>>Entity(
<<for field in entity-fields>>
    <<field.name>>: <<if field.isOptional>>nil<<else>><<field.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
  )

  static let response = #"""
    {
<<for field in entity-fields>>
      "<<field.name>>": <<field.json>><<if not loop.last>>,<<end>>
<<end>>
    }
    """#

  /// A response without the optional fields, but with one that is unknown.
  static let minimalResponse = #"""
    {
<<for field in entity-fields>>
<<if not field.isOptional>>
      "<<field.name>>": <<field.json>>,
<<end>>
<<end>>
      "unknown-field": 1
    }
    """#

  /// A URL that answers with the response, without any network.
  static func url(of response: String) throws -> URL {
    let text = Data(response.utf8).base64EncodedString()
    guard let url = URL(string: "data:application/json;base64,\(text)") else {
      throw URLError(.badURL)
    }
    return url
  }

  static func httpResponse(status: Int) throws -> URLResponse {
    let response = HTTPURLResponse(
      url: try url(of: ""),
      statusCode: status,
      httpVersion: nil,
      headerFields: nil
    )
    guard let response else { throw URLError(.badServerResponse) }
    return response
  }
}
