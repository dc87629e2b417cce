// Foundation for all of skydash: other files import this module, so that only this file depends on the platform. Where
// Foundation comes in parts, it is the part without ICU, which would add 40 MB.
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

/// `read(2)`, for use where a method hides the C function: reads at most as many bytes as the array has into its start.
/// Returns how many were read, 0 at the end of the input, or -1 with the reason in `errno`.
package func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int { read(descriptor, &bytes, bytes.count) }

/// `write(2)`, likewise. Returns how many bytes were written, perhaps not all, or -1 with the reason in `errno`.
package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
