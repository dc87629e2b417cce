// The part of Apple's Dispatch that skydash uses: names and types alone, for type-checking.
@_exported import Darwin
public struct DispatchQoS: Equatable, Sendable { public static let unspecified = DispatchQoS(), userInteractive = DispatchQoS(), utility = DispatchQoS() }
public struct DispatchWorkItemFlags: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }
public enum DispatchTimeInterval: Equatable, Sendable { case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never }
public struct DispatchTime: Comparable, Sendable { public static func < (a: DispatchTime, b: DispatchTime) -> Bool { false }; public static func now() -> DispatchTime { DispatchTime() }; public var uptimeNanoseconds: UInt64 { 0 } }
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
public enum DispatchTimeoutResult: Sendable { case success, timedOut }
open class DispatchObject { public init() {} }
open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public convenience init(label: String, qos: DispatchQoS = .unspecified) { self.init() }
  public class var main: DispatchQueue { DispatchQueue() }
  public class func global(qos: DispatchQoS = .unspecified) -> DispatchQueue { DispatchQueue() }
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
  public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void) {}
  public func async(execute work: @escaping @Sendable () -> Void) {}
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
}
public final class DispatchSpecificKey<T>: @unchecked Sendable {
  public init() {}
}
open class DispatchGroup: DispatchObject, @unchecked Sendable {
  public override init() {}
  public func enter() {}
  public func leave() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
  public func wait() {}
}
public class DispatchWorkItem: @unchecked Sendable {
  public init(block: @escaping () -> Void) {}
  public func cancel() {}
}
public protocol DispatchSourceProtocol: AnyObject {}
extension DispatchSourceProtocol {
  public typealias DispatchSourceHandler = () -> Void
  public func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?) {}
  public func setCancelHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?) {}
  public func setRegistrationHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?) {}
  public func activate() {}
  public func cancel() {}
  public func resume() {}
}
public protocol DispatchSourceRead: DispatchSourceProtocol {}
public protocol DispatchSourceWrite: DispatchSourceProtocol {}
public protocol DispatchSourceSignal: DispatchSourceProtocol {}
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}
open class DispatchSource: DispatchObject, DispatchSourceRead, DispatchSourceWrite, DispatchSourceSignal, DispatchSourceFileSystemObject {
  public struct FileSystemEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = FileSystemEvent(), attrib = all, delete = all, extend = all, funlock = all, link = all, rename = all, revoke = all, write = all
  }
  public class func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil) -> any DispatchSourceFileSystemObject { DispatchSource() }
  public class func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead { DispatchSource() }
  public class func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceWrite { DispatchSource() }
  public class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal { DispatchSource() }
}
extension DispatchObject { public func activate() {} }
open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
  @discardableResult public func signal() -> Int { 0 }
}
