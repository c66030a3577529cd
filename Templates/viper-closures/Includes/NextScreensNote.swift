<<if next>>
  ///
  /// Whoever puts the app together says how the next screens are made; else they are empty.
<<end>>
