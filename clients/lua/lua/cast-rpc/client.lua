-- JSON-RPC with a server: calls, events, and the server's own requests. `cast-rpc.connecting` connects to the server.
local api = require("cast-rpc.generated.api")
local Call = require("cast-rpc.call")
local codec = require("cast-rpc.codec")
local connecting = require("cast-rpc.connecting")
local errors = require("cast-rpc.error")
local json = require("cast-rpc.json")
local listeners = require("cast-rpc.listeners")
local plain = require("cast-rpc.plain")
local reconnect = require("cast-rpc.reconnect")
local schema = require("cast-rpc.generated.schema")
local TV = require("cast-rpc.tv")

local DEFAULT_TIMEOUT = 60

---@class cast-rpc.ConnectOptions
---@field server? string|string[] the binary, or with arguments. Absent: `$CAST_RPC_SERVER`, else `cast-rpc` on the `PATH`
---@field socket? string|false where the daemon listens, or is to listen. Absent: the default path; false: a server for this client alone
---@field reconnect? boolean|cast-rpc.ReconnectOptions whether, or how, a lost connection is restored with its subscriptions
---@field name? string the client's name in the server's log
---@field topics? string[] the events wanted. Absent: all but logs and widgets
---@field timeout? number seconds that a call may take; 60
---@field start_timeout? number seconds in which a server must answer the handshake; 10
---@field handlers? table<string, fun(params: table): table?> handlers of the server's requests; each declares its capability
---@field on_warning? fun(text: string) receives errors that end neither a call nor the connection

---@class cast-rpc.Client: cast-rpc.Namespaces
---@field hello cast-rpc.Call the handshake
---@field closed? cast-rpc.Error the reason of the final loss of the connection
---@field outage? cast-rpc.Error the reason why there is no connection now, while the client reconnects
local Client = {}
Client.__index = Client
for name, method in pairs(connecting) do
  Client[name] = method
end

---@param options? cast-rpc.ConnectOptions
---@return cast-rpc.Client
function Client.new(options)
  local self = setmetatable({
    options = options or {},
    calls = {},
    listeners = listeners.new(),
    progress = {},
    inbox = { first = 1, last = 0 },
    waiting = {},
    subscriptions = reconnect.subscriptions(),
    next_id = 1,
  }, Client)
  api.install(self)
  return self
end

---Returns a device to play on: by name, id, alias or address; absent: the default device, or the only one.
---@param device? string
---@return cast-rpc.TV
function Client:tv(device)
  return TV.new(self, device)
end

---Finds the devices; `last` of each is its playback.
---@param options? { searchTimeout?: number }
---@param callback? fun(error: cast-rpc.Error?, devices: cast-rpc.TV[]?)
---@return cast-rpc.Call
function Client:devices(options, callback)
  local function objects(players)
    return vim.tbl_map(function(status)
      return TV.new(self, status.address or status.deviceId, status)
    end, players)
  end
  local call = self.player.list(options or {}, callback and function(problem, result)
    callback(problem, result and objects(result.players))
  end)
  local wait = call.wait
  call.wait = function(waiting)
    return objects(wait(waiting).players)
  end
  return call
end

-- Calls

---Calls a method by its name on the wire.
---@param method string
---@param params? table
---@param callback? fun(error: cast-rpc.Error?, result: table?)
---@param options? cast-rpc.CallOptions
---@return cast-rpc.Call
function Client:request(method, params, callback, options)
  local call = self:prepared(method, params or {}, callback, options or {})
  if call.problem or self.closed then
    vim.schedule(function()
      call:finish(call.problem or self.closed)
    end)
  elseif self.link and not self.outage then
    self:transmit(call)
  else
    table.insert(self.waiting, call)
    if self.outage then
      local limit = call.timeout > 0 and call.timeout or math.huge
      call:expire_after(math.max(0.001, math.min(limit, self.attempts.options.call_wait)), self.outage)
    end
  end
  return call
end

---Returns a call that isn't sent yet; `problem` is its error, if it can't be sent.
---@private
function Client:prepared(method, params, callback, options)
  local call = Call.new(self.next_id, method, self:guarded(callback), function(call)
    self:abandon(call)
  end)
  self.next_id = self.next_id + 1
  call.params, call.timeout = params, options.timeout or self:limit(method, params)
  call.problem, call.text = self:encoded(call, options)
  return call
end

---Sends a call, or sends it again with this server's id of the subscription.
---@private
function Client:transmit(call)
  local params = self.subscriptions:in_words_of_server(call.method, call.params)
  if params ~= call.params then
    call.problem, call.text = self:encoded({ id = call.id, method = call.method, params = params }, {})
  end
  self.calls[call.id] = call
  self.link.write(call.text .. "\n")
  call:expire_after(call.timeout, call.silence)
end

---@private
function Client:send_waiting()
  local waiting = self.waiting
  self.waiting = {}
  for _, call in ipairs(waiting) do
    if not call.is_done then
      self:transmit(call)
    end
  end
end

---Returns the limit of a call in seconds: the client's, or more if the server may take longer (docs/Protocol.md, "Time
---limits").
---@private
function Client:limit(method, params)
  local standard = self.options.timeout or DEFAULT_TIMEOUT
  local entry = schema.methods[method] or {}
  if standard <= 0 or not entry.patience then
    return standard
  end
  local seconds = entry.patience
  for name, assumed in pairs(entry.limits or {}) do
    seconds = seconds + (type(params[name]) == "number" and params[name] or assumed)
  end
  return math.max(standard, seconds)
end

---Returns the error of invalid params, else the line to send.
---@private
function Client:encoded(call, options)
  local entry = schema.methods[call.method]
  if not entry then
    return errors.new("MethodNotFound", "There is no method " .. call.method .. ".", { method = call.method })
  end
  local params = codec.shape(entry.params, call.params)
  local mistake = codec.check(entry.params, params)
  if mistake then
    local path = "params" .. (mistake.path ~= "" and "." .. mistake.path or "")
    return errors.new("InvalidParams", ("%s: %s: %s."):format(call.method, path, mistake.reason), { method = call.method, data = { path = path } })
  end
  if options.on_progress then
    params = vim.tbl_extend("force", params, { progressToken = call.id })
    self.progress[call.id] = self:guarded(options.on_progress)
  end
  return nil, json.encode({ jsonrpc = "2.0", id = call.id, method = call.method, params = params })
end

---Cancels a call: the server need not answer it.
---@private
function Client:abandon(call)
  if self.calls[call.id] then
    self:send({ jsonrpc = "2.0", method = "$/cancelRequest", params = { id = call.id } })
  end
  self:forget(call)
end

---@private
function Client:forget(call)
  self.calls[call.id], self.progress[call.id] = nil, nil
end

---@private
function Client:send(message)
  if self.link then
    self.link.write(json.encode(message) .. "\n")
  end
end

-- Events

---Calls `listener` with the params of an event, and its name. `name` may be `namespace.*` or `*`; `connectionLost` and `reconnected`
---are the client's own.
---@param name string
---@param listener fun(event: table, name: string)
---@return fun() stop removes the listener
function Client:on(name, listener)
  return self.listeners:add(name, self:guarded(listener))
end

---Calls `listener` once with the reason, when the connection is lost for good; soon, if it is lost already.
---@param listener fun(error: cast-rpc.Error)
function Client:on_close(listener)
  local guarded = self:guarded(listener)
  if self.closed then
    return vim.schedule(function()
      guarded(self.closed)
    end)
  end
  self.listeners:add("close", guarded)
end

---Returns `fn` with its errors as warnings: a listener's error must not end the reading.
---@private
function Client:guarded(fn)
  return fn and function(...)
    local ok, problem = xpcall(fn, function(reason)
      return errors.is(reason) and tostring(reason) or debug.traceback(tostring(reason), 2)
    end, ...)
    if not ok then
      self:warn(problem)
    end
  end
end

---@private
function Client:warn(text)
  local hears = self.options.on_warning or function(each)
    vim.notify("cast-rpc: " .. plain.text(each), vim.log.levels.WARN)
  end
  hears(text)
end

-- Incoming messages

---Receives a line; runs in a context where most of the editor's functions aren't allowed.
---@private
function Client:receive(text)
  local inbox = self.inbox
  inbox.last = inbox.last + 1
  inbox[inbox.last] = text
  self:schedule_drain()
end

---@private
function Client:schedule_drain()
  local inbox = self.inbox
  if not inbox.is_scheduled then
    inbox.is_scheduled = true
    vim.schedule(function()
      inbox.is_scheduled = false
      self:drain()
    end)
  end
end

---Handles the received messages in order; a listener that waits for a call enters it again.
---@private
function Client:drain()
  local inbox = self.inbox
  while inbox.first <= inbox.last do
    local text = inbox[inbox.first]
    inbox[inbox.first], inbox.first = nil, inbox.first + 1
    if inbox.first <= inbox.last then
      self:schedule_drain() -- The message's listener may wait for the answer behind it.
    end
    local ok, message = pcall(json.decode, text)
    if not ok or type(message) ~= "table" then
      self:warn("Skipped a line that is no message: " .. text:sub(1, 200))
    elseif type(message.method) == "string" then
      self:handle_call(message)
    else
      self:handle_reply(message)
    end
  end
end

---@private
function Client:handle_call(message)
  local params = message.params or {}
  if message.id ~= nil then
    self:answer(message.id, message.method, params)
  elseif message.method == "$/progress" then
    local report = self.progress[params.token]
    if report then
      report(params.value)
    end
  elseif message.method ~= "$/cancelRequest" and not self.outage then -- Otherwise the snapshot that follows includes it.
    self.listeners:publish(message.method, params)
  end
end

---@private
function Client:handle_reply(message)
  local call = self.calls[message.id]
  if not call then
    return -- The answer to a call that was cancelled.
  end
  self:forget(call)
  if type(message.error) == "table" then
    call:finish(errors.of_reply(message.error, call.method))
  else
    local result = message.result
    call:finish(nil, call.is_step and result or self.subscriptions:did_succeed(call.method, call.params, result))
  end
end

---Answers a request of the server; a handler that throws a `cast-rpc.Error` chooses the error.
---@private
function Client:answer(id, method, params)
  local handler = (self.options.handlers or {})[method]
  if not handler then
    return self:send({ jsonrpc = "2.0", id = id, error = { code = -32601, message = "Not handled here." } })
  end
  local ok, result = pcall(handler, params)
  if ok then
    local shape = schema.serverRequests[method].result
    return self:send({ jsonrpc = "2.0", id = id, result = codec.shape(shape, result or {}) })
  end
  local known = errors.is(result)
  local data = known and { name = result.name } or nil
  self:send({ jsonrpc = "2.0", id = id, error = { code = known and result.code or -32603, message = known and result.message or tostring(result), data = data } })
end

-- The end

---@private
function Client:fail(error)
  if self.closed then
    return
  end
  self.closed = error
  self:stop_retry()
  self:drop_link()
  self:end_calls(error)
  local waiting = self.waiting
  self.waiting = {}
  for _, call in ipairs(waiting) do
    call:finish(error)
  end
  self.listeners:emit("close", error)
end

---@private
function Client:end_calls(error)
  for _, call in pairs(vim.tbl_extend("force", self.calls, {})) do
    self:forget(call)
    call:finish(error)
  end
end

---Closes the connection; a server of this client alone ends then.
function Client:close()
  self:fail(errors.new("ClientClosed", "The client was closed."))
end

return Client
