// What Apple's Foundation has beyond the part that Linux has too, as far as skydash and its tests use it: names and types
// alone, for type-checking.
@_exported import Darwin
@_exported import Dispatch
@_exported import FoundationBasics

open class NSObject {
  public init() {}
}
open class NSLock: NSObject, @unchecked Sendable {
  public func lock() {}
  public func unlock() {}
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}
open class NSCondition: NSObject, @unchecked Sendable {
  public func lock() {}
  public func unlock() {}
  public func wait() {}
  public func wait(until limit: Date) -> Bool { true }
  public func signal() {}
  public func broadcast() {}
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}
open class Thread: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(block: @escaping @Sendable () -> Void) { self.init() }
  public var stackSize: Int {
    get { 0 }
    set {}
  }
  public var name: String? {
    get { nil }
    set {}
  }
  public func start() {}
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
  public class func sleep(forTimeInterval seconds: TimeInterval) {}
}
open class NSNumber: NSObject, @unchecked Sendable {
  public var doubleValue: Double { 0 }
  public var intValue: Int { 0 }
  public var boolValue: Bool { false }
}
open class NSNull: NSObject, @unchecked Sendable {}
open class JSONSerialization: NSObject {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = Self(), sortedKeys = Self(), fragmentsAllowed = Self(), withoutEscapingSlashes = Self()
  }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = Self()
  }
  public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { () }
  public class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data { Data() }
}
open class FileHandle: NSObject, @unchecked Sendable {
  public class var standardOutput: FileHandle { FileHandle() }
  public class var standardError: FileHandle { FileHandle() }
  public class var standardInput: FileHandle { FileHandle() }
  public class var nullDevice: FileHandle { FileHandle() }
  public convenience init(fileDescriptor: Int32, closeOnDealloc: Bool = false) { self.init() }
  public convenience init?(forReadingAtPath path: String) { nil }
  public convenience init?(forWritingAtPath path: String) { nil }
  public convenience init?(forUpdatingAtPath path: String) { nil }
  public convenience init(forWritingTo url: URL) throws { self.init() }
  public convenience init(forReadingFrom url: URL) throws { self.init() }
  public convenience init(forUpdating url: URL) throws { self.init() }
  public var fileDescriptor: Int32 { 0 }
  public var availableData: Data { Data() }
  public var readabilityHandler: (@Sendable (FileHandle) -> Void)? {
    get { nil }
    set {}
  }
  public func write(_ data: Data) {}
  public func write(contentsOf data: some DataProtocol) throws {}
  public func readDataToEndOfFile() -> Data { Data() }
  public func readToEnd() throws -> Data? { nil }
  public func read(upToCount count: Int) throws -> Data? { nil }
  @discardableResult public func seekToEnd() throws -> UInt64 { 0 }
  public func seek(toOffset offset: UInt64) throws {}
  public func truncate(atOffset offset: UInt64) throws {}
  public func close() throws {}
}
open class Pipe: NSObject, @unchecked Sendable {
  public var fileHandleForReading: FileHandle { FileHandle() }
  public var fileHandleForWriting: FileHandle { FileHandle() }
}
open class Process: NSObject, @unchecked Sendable {
  public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal }
  public var executableURL: URL?
  public var currentDirectoryURL: URL?
  public var arguments: [String]?
  public var environment: [String: String]?
  public var standardInput: Any?
  public var standardOutput: Any?
  public var standardError: Any?
  public var terminationHandler: (@Sendable (Process) -> Void)?
  public var processIdentifier: Int32 { 0 }
  public var isRunning: Bool { false }
  public var terminationStatus: Int32 { 0 }
  public var terminationReason: TerminationReason { .exit }
  public func run() throws {}
  public func waitUntilExit() {}
  public func terminate() {}
  public func interrupt() {}
  @discardableResult public class func run(
    _ url: URL, arguments: [String], terminationHandler: (@Sendable (Process) -> Void)? = nil
  ) throws -> Process { Process() }
}
open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { Bundle() }
  public class var allBundles: [Bundle] { [] }
  public var bundlePath: String { "" }
  public var bundleURL: URL { URL(filePath: "") }
  public var executableURL: URL? { nil }
}
public func NSTemporaryDirectory() -> String { "" }
public struct CharacterSet: Sendable {
  public static var whitespaces: CharacterSet { CharacterSet() }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
  public static var newlines: CharacterSet { CharacterSet() }
}
extension String {
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
}
extension StringProtocol {
  public func components(separatedBy separator: some StringProtocol) -> [String] { [] }
  public func range(of text: some StringProtocol) -> Range<Index>? { nil }
  public func contains(_ other: some StringProtocol) -> Bool { false }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func replacingOccurrences(of text: some StringProtocol, with other: some StringProtocol) -> String { "" }
  public func padding(toLength length: Int, withPad pad: some StringProtocol, startingAt start: Int) -> String { "" }
  public var removingPercentEncoding: String? { nil }
}
extension Data {
  public func range(of data: Data) -> Range<Index>? { nil }
}
