/// Gets the data that the use cases ask for.
struct <<Module>>Worker:
  <<Module>>WorkerProtocol
{
<<for useCase in use-cases>>
<<if not loop.first>>

<<end>>
<<if empty-models == "keep">>
  func <<useCase|lowerCamel>>(
    _ request: <<Module>>.<<useCase>>.Request
  ) async throws -> <<Module>>.<<useCase>>.Response {
    .init()
  }
<<else>>
  func <<useCase|lowerCamel>>() async throws {
  }
<<end>>
<<end>>
}
