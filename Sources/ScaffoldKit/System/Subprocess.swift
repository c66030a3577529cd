// Runs a program and collects what it prints. (Filled in with the package room.)
