// The loopback world of services replaces this file.
