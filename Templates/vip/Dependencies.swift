/// What a module is given from outside.
<<if access != "internal">><<access>> <<end>>struct <<Module>>Dependencies {
  <<if access != "internal">><<access>> <<end>>var worker: any <<Module>>WorkerProtocol

  <<if access != "internal">><<access>> <<end>>init(
    worker: any <<Module>>WorkerProtocol =
      <<Module>>Worker()
  ) {
    self.worker = worker
  }
}
