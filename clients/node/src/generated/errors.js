// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import { errorClass } from '../errors.js';

export const ParseError = errorClass('ParseError', -32700, 'rpc', false);
export const InvalidRequest = errorClass('InvalidRequest', -32600, 'rpc', false);
export const MethodNotFound = errorClass('MethodNotFound', -32601, 'rpc', false);
export const InvalidParams = errorClass('InvalidParams', -32602, 'rpc', false);
export const InternalError = errorClass('InternalError', -32603, 'rpc', false);
export const UnsupportedProtocolVersion = errorClass('UnsupportedProtocolVersion', -32010, 'rpc', false);
export const MissingClientCapability = errorClass('MissingClientCapability', -32011, 'rpc', false);
export const MessageTooLarge = errorClass('MessageTooLarge', -32012, 'rpc', false);
export const ShuttingDown = errorClass('ShuttingDown', -32013, 'rpc', false);
export const TooManyRequests = errorClass('TooManyRequests', -32014, 'rpc', true);
export const TooManyClients = errorClass('TooManyClients', -32015, 'rpc', true);
export const RequestCancelled = errorClass('RequestCancelled', -32800, 'rpc', false);
export const NoSuchSubscription = errorClass('NoSuchSubscription', 1001, 'events', false);
export const TooManySubscriptions = errorClass('TooManySubscriptions', 1002, 'events', false);
export const AlreadyInitialized = errorClass('AlreadyInitialized', 1501, 'context', false);
export const FileNotUsable = errorClass('FileNotUsable', 1502, 'context', false);
export const LibraryUnavailable = errorClass('LibraryUnavailable', 1503, 'context', false);
export const DiscoveryUnavailable = errorClass('DiscoveryUnavailable', 2001, 'discovery', true);
export const DeviceNotFound = errorClass('DeviceNotFound', 2002, 'discovery', true);
export const TooManyDevices = errorClass('TooManyDevices', 2003, 'discovery', false);
export const ProviderExists = errorClass('ProviderExists', 2004, 'discovery', false);
export const NoSuchProvider = errorClass('NoSuchProvider', 2005, 'discovery', false);
export const NoSuchSession = errorClass('NoSuchSession', 3001, 'session', false);
export const SessionNotConnected = errorClass('SessionNotConnected', 3002, 'session', true);
export const SessionExists = errorClass('SessionExists', 3003, 'session', false);
export const SessionSuspended = errorClass('SessionSuspended', 3004, 'session', true);
export const AmbiguousSession = errorClass('AmbiguousSession', 3005, 'session', false);
export const AddressNotResolved = errorClass('AddressNotResolved', 3010, 'session', true);
export const DeviceUnreachable = errorClass('DeviceUnreachable', 3011, 'session', true);
export const ConnectionRefused = errorClass('ConnectionRefused', 3012, 'session', true);
export const TLSFailed = errorClass('TLSFailed', 3013, 'session', false);
export const ConnectionTimedOut = errorClass('ConnectionTimedOut', 3014, 'session', true);
export const ConnectionLost = errorClass('ConnectionLost', 3015, 'session', true);
export const DeviceAuthenticationFailed = errorClass('DeviceAuthenticationFailed', 3017, 'session', false);
export const ConnectionRejected = errorClass('ConnectionRejected', 3016, 'session', true);
export const ApplicationNotFound = errorClass('ApplicationNotFound', 3020, 'session', false);
export const ApplicationNotRunning = errorClass('ApplicationNotRunning', 3021, 'session', false);
export const LaunchFailed = errorClass('LaunchFailed', 3022, 'session', false);
export const LaunchCancelled = errorClass('LaunchCancelled', 3023, 'session', true);
export const SessionEnded = errorClass('SessionEnded', 3024, 'session', false);
export const SessionTransferFailed = errorClass('SessionTransferFailed', 3025, 'session', true);
export const SessionTransferred = errorClass('SessionTransferred', 3026, 'session', true);
export const RequestTimedOut = errorClass('RequestTimedOut', 3030, 'session', true);
export const RequestRejected = errorClass('RequestRejected', 3031, 'session', false);
export const CastMessageTooLarge = errorClass('CastMessageTooLarge', 3032, 'session', false);
export const VolumeFixed = errorClass('VolumeFixed', 3033, 'session', false);
export const NoMediaSession = errorClass('NoMediaSession', 4001, 'media', false);
export const MediaNotSupported = errorClass('MediaNotSupported', 4002, 'media', false);
export const MediaLoadFailed = errorClass('MediaLoadFailed', 4003, 'media', false);
export const MediaLoadCancelled = errorClass('MediaLoadCancelled', 4004, 'media', false);
export const InvalidPlayerState = errorClass('InvalidPlayerState', 4005, 'media', false);
export const MediaError = errorClass('MediaError', 4006, 'media', false);
export const RequestReplaced = errorClass('RequestReplaced', 4007, 'media', false);
export const MediaWillFail = errorClass('MediaWillFail', 4008, 'media', false);
export const PageNotResolved = errorClass('PageNotResolved', 4009, 'media', false);
export const ResolverMissing = errorClass('ResolverMissing', 4010, 'media', false);
export const PlaylistNotReadable = errorClass('PlaylistNotReadable', 4011, 'media', false);
export const AdNotSkippable = errorClass('AdNotSkippable', 4020, 'media', false);
export const NoSuchTrack = errorClass('NoSuchTrack', 4021, 'media', false);
export const QueueNotSupported = errorClass('QueueNotSupported', 4101, 'queue', false);
export const QueueIncomplete = errorClass('QueueIncomplete', 4102, 'queue', false);
export const QueueItemNotFound = errorClass('QueueItemNotFound', 4103, 'queue', false);
export const QueueChanged = errorClass('QueueChanged', 4104, 'queue', true);
export const EndOfQueue = errorClass('EndOfQueue', 4105, 'queue', false);
export const InvalidNamespace = errorClass('InvalidNamespace', 6001, 'channel', false);
export const ReservedNamespace = errorClass('ReservedNamespace', 6002, 'channel', false);
export const ChannelExists = errorClass('ChannelExists', 6003, 'channel', false);
export const NoSuchChannel = errorClass('NoSuchChannel', 6004, 'channel', false);
export const ChannelNotConnected = errorClass('ChannelNotConnected', 6005, 'channel', true);
export const SendBufferFull = errorClass('SendBufferFull', 6006, 'channel', true);
export const ImageURLRefused = errorClass('ImageURLRefused', 7001, 'image', false);
export const ImageUnavailable = errorClass('ImageUnavailable', 7002, 'image', true);
export const ImageTooLarge = errorClass('ImageTooLarge', 7003, 'image', false);
export const ImageTypeRefused = errorClass('ImageTypeRefused', 7004, 'image', false);
export const ImageCacheUnavailable = errorClass('ImageCacheUnavailable', 7005, 'image', true);
export const ControlDisabled = errorClass('ControlDisabled', 8001, 'widget', true);
export const InternalLimitReached = errorClass('InternalLimitReached', 9001, 'limits', false);
export const AmbiguousDevice = errorClass('AmbiguousDevice', 5001, 'player', false);
export const PlaybackNotRestored = errorClass('PlaybackNotRestored', 5002, 'player', false);
export const FileNotFound = errorClass('FileNotFound', 10001, 'serve', false);
export const FileNotReadable = errorClass('FileNotReadable', 10002, 'serve', false);
export const FileNotPlayable = errorClass('FileNotPlayable', 10003, 'serve', false);
export const NoSuchPublication = errorClass('NoSuchPublication', 10004, 'serve', false);
export const ServingUnavailable = errorClass('ServingUnavailable', 10005, 'serve', true);
export const NoSuchRecording = errorClass('NoSuchRecording', 11001, 'record', false);

/** Every class of this file. */
export const errorClasses = Object.freeze([
  ParseError, InvalidRequest, MethodNotFound, InvalidParams, InternalError, UnsupportedProtocolVersion,
  MissingClientCapability, MessageTooLarge, ShuttingDown, TooManyRequests, TooManyClients, RequestCancelled,
  NoSuchSubscription, TooManySubscriptions, AlreadyInitialized, FileNotUsable, LibraryUnavailable, DiscoveryUnavailable,
  DeviceNotFound, TooManyDevices, ProviderExists, NoSuchProvider, NoSuchSession, SessionNotConnected, SessionExists,
  SessionSuspended, AmbiguousSession, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  ConnectionTimedOut, ConnectionLost, DeviceAuthenticationFailed, ConnectionRejected, ApplicationNotFound,
  ApplicationNotRunning, LaunchFailed, LaunchCancelled, SessionEnded, SessionTransferFailed, SessionTransferred,
  RequestTimedOut, RequestRejected, CastMessageTooLarge, VolumeFixed, NoMediaSession, MediaNotSupported,
  MediaLoadFailed, MediaLoadCancelled, InvalidPlayerState, MediaError, RequestReplaced, MediaWillFail, PageNotResolved,
  ResolverMissing, PlaylistNotReadable, AdNotSkippable, NoSuchTrack, QueueNotSupported, QueueIncomplete,
  QueueItemNotFound, QueueChanged, EndOfQueue, InvalidNamespace, ReservedNamespace, ChannelExists, NoSuchChannel,
  ChannelNotConnected, SendBufferFull, ImageURLRefused, ImageUnavailable, ImageTooLarge, ImageTypeRefused,
  ImageCacheUnavailable, ControlDisabled, InternalLimitReached, AmbiguousDevice, PlaybackNotRestored, FileNotFound,
  FileNotReadable, FileNotPlayable, NoSuchPublication, ServingUnavailable, NoSuchRecording,
]);
