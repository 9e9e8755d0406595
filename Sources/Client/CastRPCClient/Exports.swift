// Who imports the client gets the words that its calls are made of: values, parameters, results, notifications, and any JSON.
@_exported public import CastModel
@_exported public import CastRPCProtocol
@_exported public import FrameworkLog
@_exported public import JSONCodec
