/// The Foundation skydash is written against. Other files import this module instead, so that platform differences are
/// decided here alone. Where Foundation comes in parts, this is the one without ICU, which would add 40 MB.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif

// The system's C library, which the full Foundation re-exports but FoundationEssentials doesn't.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif

/// `read(2)`, for use where a method of the same name hides it: fills the array from its start and returns the number of
/// bytes, 0 at the end of the input, or -1 with the reason in `errno`.
package func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int { read(descriptor, &bytes, bytes.count) }

/// `write(2)`, likewise: returns the number of bytes written, which may be fewer than given, or -1 with `errno` set.
package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
