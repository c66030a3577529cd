<<if next>>
  ///
  /// The code that assembles the app sets how the next screens are made; without it they are empty.
<<end>>
