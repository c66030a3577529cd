
  @MainActor
  func testNumbersAreReadInEachLanguage() async throws {
    let arabic = <<Module>>Number.value(of: "١٢", in: Locale(identifier: "ar_EG"))
    let hindi = <<Module>>Number.value(of: "१२", in: Locale(identifier: "hi_IN"))
    let german = <<Module>>Number.value(of: "1,5", in: Locale(identifier: "de_DE"))
    XCTAssertEqual(arabic?.intValue, 12)
    XCTAssertEqual(hindi?.intValue, 12)
    XCTAssertEqual(german?.doubleValue, 1.5)
  }
