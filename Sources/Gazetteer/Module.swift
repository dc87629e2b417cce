// The module's first type replaces this file.
