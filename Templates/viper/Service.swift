<<if protocols == "separate">>
<<include "Protocols/ServiceInterface.swift">>

<<end>>
/// Gets the module's data from outside the app.
struct <<Module>>Service:
  <<Module>>ServiceInterface
{
<<if with contains "entity">>
  func fetch() async throws -> [<<Module>>Entity] {
    []
  }
<<else>>
  func fetch() async throws {
  }
<<end>>
}
