extension TemplateDescription {
  /// The options that matter when some are set: those without a condition, and those whose condition
  /// holds. What is not set has its default.
  ///
  /// ```swift
  /// let viper = try Scaffolder().template("viper")
  /// try viper.options(under: []).map(\.name).contains("navigation")                      // false
  /// try viper.options(under: [.init("ui", "swiftui")]).map(\.name).contains("navigation")  // true
  /// ```
  ///
  /// - Parameters:
  ///   - settings: what is set.
  ///   - presets: what stands in place of the template's defaults.
  /// - Throws: everything that is wrong with the settings, as ``Scaffolder/plan(_:remembers:)`` would.
  public func options(
    under settings: [ScaffoldRequest.Setting], presets: [ScaffoldRequest.Setting] = []
  ) throws(ScaffoldError) -> [TemplateOption] {
    let values = try OptionValues(settings, presets: presets, of: options, template: id)
    return options.filter { values.mattering.contains($0.name) }
  }
}
