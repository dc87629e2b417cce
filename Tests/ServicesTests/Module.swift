// The module's first tests replace this file.
