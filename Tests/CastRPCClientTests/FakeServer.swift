import CastRPCClient

/// A program that shakes hands as a server does, and misbehaves on request.
enum FakeServer {
  static let script = #"""
    import json, os, socket, sys
    def send(message):
        sys.stdout.write(json.dumps(message) + "\n"); sys.stdout.flush()
    def notify(method, params): send({"jsonrpc": "2.0", "method": method, "params": params})
    def reply(request, result): send({"jsonrpc": "2.0", "id": request["id"], "result": result})
    hello, held = {}, []
    for line in sys.stdin:
        request = json.loads(line)
        # What a client answers to a batch.
        if not isinstance(request, dict): continue
        method, params = request.get("method"), request.get("params") or {}
        if method is None:
            if held and request.get("id") == 1: reply(held.pop(), request)
        elif method == "server.initialize":
            hello = params
            reply(request, {
                "serverInfo": {"name": "fake", "version": "9", "protocolVersion": "1.0", "apiLevel": 99, "apiCompatible": int(sys.argv[1]),
                               "specHash": "x", "processId": os.getpid(), "uptime": 0, "clients": 1, "sessions": 0, "mood": "fine"},
                "limits": {"maximumMessageBytes": 1, "maximumDepth": 1, "maximumValues": 1, "maximumRequestsInFlight": 1,
                           "maximumQueueBytes": 1},
                "topics": []})
        elif method == "fake.hello": reply(request, hello)
        elif method == "fake.echo": reply(request, params)
        elif method == "fake.descriptors":
            # The last one is the folder that is being listed.
            reply(request, {"open": sorted(int(name) for name in os.listdir("/proc/self/fd"))[:-1]})
        elif method == "fake.hold": pass
        elif method == "$/cancelRequest": notify("fake.didCancel", params)
        elif method == "fake.fail":
            send({"jsonrpc": "2.0", "id": request["id"], "error": {"code": 3001, "message": "Gone.", "data": {
                "name": "NoSuchSession", "advice": "Ask.", "retryable": True, "later": 1}}})
        elif method == "fake.die":
            sys.stderr.write("first\nlast words\n"); sys.stderr.flush(); os._exit(3)
        elif method == "fake.hangUp": socket.socket(fileno=os.dup(1)).shutdown(socket.SHUT_WR)
        elif method == "fake.garbage":
            sys.stdout.flush()
            os.write(1, b"\x00\xff\xfe a banner\n" + b"[" * 10000 + b"\n{}\n[]\n[1]\n{\"id\":7,\"result\":1}\n\n")
            os.write(1, b'{"jsonrpc":"2.0","method":"$/progress","params":{"token":{},"value":3}}\n')
            os.write(1, b'{"jsonrpc":"2.0","method":"session.didStart","params":{"session":3}}\n')
            reply(request, {})
        elif method == "fake.huge": reply(request, {"text": "x" * params["bytes"]})
        elif method == "discovery.list": reply(request, {"devices": 5})
        elif method == "fake.flood":
            for number in range(params["count"]): notify("fake.didCount", {"number": number})
            reply(request, {})
        elif method == "fake.ask":
            held.append(request)
            send({"jsonrpc": "2.0", "id": 1, "method": params["method"], "params": params["params"]})
        elif method == "fake.tell":
            notify(params["method"], params["params"])
            reply(request, {})
        elif method == "player.play":
            for phase in ["RESOLVE", "LAUNCH"]:
                notify("$/progress", {"token": params["progressToken"], "value": {"kind": "report", "phase": phase}})
            reply(request, {"deviceId": "a", "friendlyName": params["device"], "playerState": "PLAYING", "title": params["url"]})
    """#

  /// A client of it.
  ///
  /// - Parameter level: The oldest level of the API that it says to speak.
  static func connect(level: Int = 1, options: CastClientOptions = CastClientOptions()) async throws -> CastClient {
    try await CastClient.connect(
      .spawn(server: "/usr/bin/env", arguments: ["python3", "-c", Self.script, "\(level)"]), options: options)
  }
}

/// Returns the error of `body`.
func failure(of body: () async throws -> Void) async -> CastClientError? {
  do {
    try await body()
    return nil
  } catch {
    return error as? CastClientError
  }
}
