// Apple's CoreGraphics brings CGRect and its relatives; on Linux they live in Foundation.
@_exported import Foundation
