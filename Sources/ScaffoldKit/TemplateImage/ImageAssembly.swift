extension BuildStamp {
  /// The images of the built-in templates for the assembler of systems with ELF,
  /// which a release links in.
  ///
  /// - Throws: what is wrong with one of the templates.
  package static func templateImages() throws(ScaffoldFailure) -> String {
    var writer = ImageWriter()
    let images = try TemplateImages.made()
    writer.fill(
      writer.makeRoom(TemplateImages.lengthBytes), images.count, TemplateImages.lengthBytes)
    var text = """
      .section .rodata.viperGenTemplateImages,"a",@progbits
      .globl viperGenTemplateImages
      viperGenTemplateImages:

      """
    for byte in writer.bytes + images { text += ".byte \(byte)\n" }
    return text
  }
}
