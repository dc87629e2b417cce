// The part of Apple's Foundation that the checked modules use: names and types alone, for type-checking.
@_exported import Darwin
@_exported import Dispatch

public typealias TimeInterval = Double

open class NSLock: @unchecked Sendable {
  public init() {}
  public func lock() {}
  public func unlock() {}
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

open class Thread: @unchecked Sendable {
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
  public class func sleep(forTimeInterval seconds: TimeInterval) {}
}

open class ProcessInfo: @unchecked Sendable {
  public class var processInfo: ProcessInfo { ProcessInfo() }
  public var environment: [String: String] { [:] }
  public var processIdentifier: Int32 { 0 }
}

public enum POSIXErrorCode: Int32, Sendable { case ENOENT = 2 }
public struct POSIXError: Error { public init(_ code: POSIXErrorCode) {} }

public struct Date: Hashable, Comparable, Codable, Sendable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(timeInterval: TimeInterval, since: Date) {}
  public static var now: Date { Date() }
  public static var distantPast: Date { Date() }
  public static var distantFuture: Date { Date() }
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public func timeIntervalSince(_ other: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date { self }
  public mutating func addTimeInterval(_ seconds: TimeInterval) {}
  public static func < (one: Date, other: Date) -> Bool { false }
  public static func + (date: Date, seconds: TimeInterval) -> Date { date }
  public static func - (date: Date, seconds: TimeInterval) -> Date { date }
  public static func += (date: inout Date, seconds: TimeInterval) {}
  public static func -= (date: inout Date, seconds: TimeInterval) {}
}

extension Date: Strideable {
  public func distance(to other: Date) -> TimeInterval { 0 }
  public func advanced(by seconds: TimeInterval) -> Date { self }
}

public struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Codable, Sendable {
  public struct Base64EncodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init() {}
  public init(count: Int) {}
  public init(bytes: UnsafeRawPointer, count: Int) {}
  public init(buffer: UnsafeRawBufferPointer) {}
  public init(_ elements: some Sequence<UInt8>) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 {
    get { 0 }
    set {}
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { self }
    set {}
  }
  public mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<UInt8>) {}
  public mutating func append(_ other: Data) {}
  public func base64EncodedData(options: Base64EncodingOptions = []) -> Data { self }
  public func base64EncodedString(options: Base64EncodingOptions = []) -> String { "" }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: nil, count: 0))
  }
  public mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result { try body(UnsafeMutableRawBufferPointer(start: nil, count: 0)) }
}

public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
  public init?(string: String) { nil }
  public init(fileURLWithPath path: String) {}
  public var absoluteString: String { "" }
  public var scheme: String? { nil }
  public var path: String { "" }
  public var description: String { "" }
  public func host(percentEncoded: Bool = true) -> String? { nil }
}
