// The command's entry: builds the program, runs it, and turns what happened into an exit code.
