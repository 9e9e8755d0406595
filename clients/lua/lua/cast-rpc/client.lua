-- JSON-RPC with a server: calls, events, and the server's own requests.
local api = require("cast-rpc.generated.api")
local Call = require("cast-rpc.call")
local codec = require("cast-rpc.codec")
local errors = require("cast-rpc.error")
local json = require("cast-rpc.json")
local lines = require("cast-rpc.lines")
local link = require("cast-rpc.link")
local schema = require("cast-rpc.generated.schema")

local DEFAULT_TIMEOUT = 60
---What a call may take beyond its own limit, which the server keeps.
local PATIENCE = 30
local MAXIMUM_MESSAGE = 64 * 1024 * 1024

---@class cast-rpc.ConnectOptions
---@field server? string|string[] the binary, or with arguments. Absent: `$CAST_RPC_SERVER`, else `cast-rpc` on the `PATH`
---@field socket? string|false the socket to join if a server listens there. Absent: `$XDG_RUNTIME_DIR/cast-rpc/socket`; false: never
---@field name? string what the server calls this client
---@field topics? string[] the events wanted. Absent: all but logs and widgets
---@field timeout? number seconds that a call may take; 60
---@field handlers? table<string, fun(params: table): table?> answers to what the server asks; naming one declares its capability
---@field on_warning? fun(text: string) hears what went wrong without ending anything

---@class cast-rpc.Client: cast-rpc.Namespaces
---@field closed? cast-rpc.Error why there is no connection any more
local Client = {}
Client.__index = Client

---@param options? cast-rpc.ConnectOptions
---@return cast-rpc.Client
function Client.new(options)
  local self = setmetatable({
    options = options or {},
    calls = {},
    listeners = {},
    progress = {},
    inbox = { first = 1, last = 0 },
    outbox = {},
    next_id = 1,
  }, Client)
  api.install(self)
  return self
end

---Connects: joins the server that listens, else starts one of its own. Calls made before that is done are sent then.
function Client:connect()
  local path = self.options.socket
  if path == nil then
    path = link.default_socket()
  end
  -- First of all calls, and sent before them: whoever calls next needs not wait for its answer.
  self.hello = self:initialize()
  if not path then
    return self:spawn()
  end
  link.join(path, self:link_events(), vim.schedule_wrap(function(joined)
    if joined then
      self:adopt(joined)
    else
      self:spawn()
    end
  end))
end

---@private
function Client:spawn()
  local child, problem = link.spawn(link.server_command(self.options.server), self:link_events())
  if child then
    self:adopt(child)
  else
    self:fail(problem)
  end
end

---@private
function Client:link_events()
  local feed = lines.reader(MAXIMUM_MESSAGE, function(text)
    self:receive(text)
  end, function()
    vim.schedule(function()
      self:fail(errors.new("ConnectionClosed", "The server sent a message over the limit."))
    end)
  end)
  return {
    data = feed,
    ended = vim.schedule_wrap(function(error)
      self:drain()
      self:fail(error)
    end),
  }
end

---@private
function Client:adopt(opened)
  if self.closed then
    return opened.close()
  end
  self.link = opened
  for _, text in ipairs(self.outbox) do
    opened.write(text)
  end
  self.outbox = {}
end

---@private
function Client:initialize()
  local capabilities = {}
  for method in pairs(self.options.handlers or {}) do
    local request = schema.serverRequests[method] or error("the server never asks for " .. method, 0)
    capabilities[request.capability] = true
  end
  return self:request("server.initialize", {
    protocolVersion = api.PROTOCOL_VERSION,
    clientInfo = { name = self.options.name or "cast-rpc-neovim", version = api.VERSION },
    specHash = api.SPEC_HASH,
    topics = self.options.topics or { "*" },
    processId = vim.loop.os_getpid(),
    capabilities = capabilities,
  }, function(problem, result)
    if problem then
      return self:fail(problem)
    end
    local server = result.serverInfo
    if api.API_LEVEL < server.apiCompatible or api.API_LEVEL > server.apiLevel then
      self:warn(("cast-rpc %s speaks the API levels %d to %d, this plugin level %d: install the one that came with the server"):format(
        server.version, server.apiCompatible, server.apiLevel, api.API_LEVEL))
    end
  end, { timeout = 10 })
end

-- Calls

---Calls a method by its name on the wire.
---@param method string
---@param params? table
---@param callback? fun(error: cast-rpc.Error?, result: table?)
---@param options? cast-rpc.CallOptions
---@return cast-rpc.Call
function Client:request(method, params, callback, options)
  options = options or {}
  local call = Call.new(self.next_id, method, self:guarded(callback), function(call)
    self:forget(call)
    self:send({ jsonrpc = "2.0", method = "$/cancelRequest", params = { id = call.id } })
  end)
  self.next_id = self.next_id + 1
  local problem, text = self:prepare(call, params or {}, options)
  problem = problem or self.closed
  if problem then
    vim.schedule(function()
      call:finish(problem)
    end)
    return call
  end
  self.calls[call.id] = call
  self:write(text)
  local timeout = options.timeout or self:patience(method, params or {})
  if timeout > 0 then
    call:expire_after(timeout)
  end
  return call
end

---How long to wait for the answer: a call with a limit of its own may take that, and some time for the answer.
---@private
function Client:patience(method, params)
  local own = schema.methods[method] and schema.methods[method].patience
  local timeout = self.options.timeout or DEFAULT_TIMEOUT
  return own and math.max(timeout, (params.timeout or own) + (params.waitTimeout or PATIENCE)) or timeout
end

---What is wrong with the params, else the line to send.
---@private
function Client:prepare(call, params, options)
  local entry = schema.methods[call.method]
  if not entry then
    return errors.new("MethodNotFound", "There is no method " .. call.method .. ".", { method = call.method })
  end
  params = codec.shape(entry.params, params)
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

---@private
function Client:forget(call)
  self.calls[call.id], self.progress[call.id] = nil, nil
end

---@private
function Client:send(message)
  self:write(json.encode(message))
end

---@private
function Client:write(text)
  if self.link then
    self.link.write(text .. "\n")
  elseif not self.closed then
    self.outbox[#self.outbox + 1] = text .. "\n"
  end
end

-- Events

---Calls `listener` with the params of an event: a name, `namespace.*` or `*`; then with the name, too.
---@param name string
---@param listener fun(event: table, name: string)
---@return fun() stop ends the listening
function Client:on(name, listener)
  local namespace = name:match("^(%a+)%.%*$")
  local is_known = name == "*" or schema.notifications[name] ~= nil
  for known in pairs(namespace and schema.notifications or {}) do
    is_known = is_known or vim.startswith(known, namespace .. ".")
  end
  if not is_known then
    error("no event is named " .. name, 2)
  end
  local entry = { call = self:guarded(listener) }
  self.listeners[name] = self.listeners[name] or {}
  table.insert(self.listeners[name], entry)
  return function()
    self.listeners[name] = vim.tbl_filter(function(each)
      return each ~= entry
    end, self.listeners[name])
  end
end

---Calls `listener` when the connection is gone, with the reason; once.
---@param listener fun(error: cast-rpc.Error)
function Client:on_close(listener)
  self.listeners.close = self.listeners.close or {}
  table.insert(self.listeners.close, { call = self:guarded(listener) })
end

---@private
function Client:emit(name, ...)
  for _, entry in ipairs(self.listeners[name] or {}) do
    entry.call(...)
  end
end

---What other people's functions throw is a warning: it must not end the reading.
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
    vim.notify("cast-rpc: " .. each, vim.log.levels.WARN)
  end
  hears(text)
end

-- What comes in

---Takes a line; called where most of the editor's functions aren't allowed.
---@private
function Client:receive(text)
  local inbox = self.inbox
  inbox.last = inbox.last + 1
  inbox[inbox.last] = text
  if not inbox.is_scheduled then
    inbox.is_scheduled = true
    vim.schedule(function()
      inbox.is_scheduled = false
      self:drain()
    end)
  end
end

---Handles what came, in its order; a listener that waits for a call comes here again.
---@private
function Client:drain()
  local inbox = self.inbox
  while inbox.first <= inbox.last do
    local text = inbox[inbox.first]
    inbox[inbox.first], inbox.first = nil, inbox.first + 1
    local ok, message = pcall(json.decode, text)
    if not ok or type(message) ~= "table" then
      self:warn("Skipped what is no message: " .. text:sub(1, 200))
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
  elseif message.method ~= "$/cancelRequest" then
    self:emit(message.method, params, message.method)
    self:emit((message.method:match("^[^.]+") or "") .. ".*", params, message.method)
    self:emit("*", params, message.method)
  end
end

---@private
function Client:handle_reply(message)
  local call = self.calls[message.id]
  if not call then
    return -- The answer to a call that was given up.
  end
  self:forget(call)
  if type(message.error) == "table" then
    call:finish(errors.of_reply(message.error, call.method))
  else
    call:finish(nil, message.result)
  end
end

---Answers what the server asks; a handler that throws a `cast-rpc.Error` chooses the error.
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
  if self.link then
    self.link.close()
  end
  local calls = self.calls
  self.calls, self.progress, self.outbox = {}, {}, {}
  for _, call in pairs(calls) do
    call:finish(error)
  end
  self:emit("close", error)
end

---Closes the connection; a server of its own ends then.
function Client:close()
  self:fail(errors.new("ConnectionClosed", "The client was closed."))
end

return Client
