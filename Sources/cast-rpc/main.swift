// Placeholder: the executable is wired once its library exists.
