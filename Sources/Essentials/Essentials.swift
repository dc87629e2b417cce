/// The Foundation that skydash is written against: every other file imports this module, so that this line alone decides
/// what a platform brings.
@_exported public import Foundation
