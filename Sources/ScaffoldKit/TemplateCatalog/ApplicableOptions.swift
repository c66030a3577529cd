extension TemplateDescription {
  /// The options that have an effect under some settings: those without a condition, and those whose
  /// condition is true. Options that are not set have their defaults.
  ///
  /// ```swift
  /// let viper = try Scaffolder().template("viper")
  /// try viper.options(under: []).map(\.name).contains("navigation")                      // false
  /// try viper.options(under: [.init("ui", "swiftui")]).map(\.name).contains("navigation")  // true
  /// ```
  ///
  /// - Parameters:
  ///   - settings: the settings.
  ///   - presets: settings that replace the template's defaults.
  /// - Throws: everything that is wrong with the settings, as ``Scaffolder/plan(_:remembers:)`` would.
  public func options(
    under settings: [ScaffoldRequest.Setting], presets: [ScaffoldRequest.Setting] = []
  ) throws(ScaffoldError) -> [TemplateOption] {
    let values = try OptionValues(settings, presets: presets, of: options, template: id)
    return options.filter { values.activeOptions.contains($0.name) }
  }
}
