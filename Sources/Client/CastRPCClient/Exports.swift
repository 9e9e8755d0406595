// The client exports the types of its calls: values, parameters, results, notifications, and JSON.
@_exported public import CastModel
@_exported public import CastRPCProtocol
@_exported public import FrameworkLog
@_exported public import JSONCodec
