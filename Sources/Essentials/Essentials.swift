/// The Foundation that skydash is written against: every other file imports this module, so that these lines alone decide
/// what a platform brings. Where Foundation comes in parts it is the one without ICU: that alone would be 40 MB.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif

// The system's C library, which comes with the whole Foundation.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif

// The system's calls, where methods of the same name hide them.

package func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int { read(descriptor, &bytes, bytes.count) }

package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
