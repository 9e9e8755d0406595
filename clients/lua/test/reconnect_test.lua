-- When to connect again, and what to say then; as values, and with daemons that are killed.
local errors = require("cast-rpc.error")
local programs = require("programs")
local reconnect = require("cast-rpc.reconnect")

local function attempts(options)
  return reconnect.attempts(reconnect.options(options or true), 0, function()
    return 0
  end)
end

test("each delay is twice the previous one, shortened at random", function()
  local again = attempts({ first_delay = 1, max_delay = 5 })
  local delays = {}
  for _ = 1, 4 do
    table.insert(delays, again:next_delay(10))
  end
  equal(delays, { 1, 2, 4, 5 })
  equal(again.number, 4)
  again.chance = function()
    return 1
  end
  equal(again:next_delay(10), 2.5)
end)

test("a good connection begins anew, a short one doesn't", function()
  local again = attempts({ first_delay = 1 })
  again:next_delay(100)
  again:next_delay(101)
  equal(again:did_connect(103), 3)
  equal(again:next_delay(110), 4)
  equal(again:did_connect(110), 0)
  equal({ again:next_delay(170), again.number }, { 1, 1 })
end)

test("it stops after a time, and after some starts", function()
  local again = attempts({ first_delay = 1, give_up_after = 10 })
  equal({ again:next_delay(100), again:next_delay(109) }, { 1, 2 })
  equal(again:next_delay(110), nil)
  local often = attempts({ first_delay = 1, max_restarts = 2 })
  equal({ often:next_delay(1), often:next_delay(1) }, { 1, 2 })
  equal(often:next_delay(1), nil)
  equal(reconnect.options(false), nil)
end)

test("what another attempt can't change is final", function()
  equal(reconnect.is_final(errors.new("ServerDied", "…")), false)
  equal(reconnect.is_final(errors.new("UnsupportedProtocolVersion", "…", { code = -32010, data = { retryable = false } })), true)
  equal(reconnect.is_final(errors.new("TooManyClients", "…", { code = -32010, data = { retryable = true } })), false)
end)

test("subscriptions keep their ids, and the last step brings the snapshot", function()
  local subscriptions = reconnect.subscriptions()
  subscriptions.greeting = { topics = { "*" }, processId = 1 }
  local first = subscriptions:did_succeed("events.subscribe", { topics = { "log.*" } }, { subscription = "sub-1" })
  equal(subscriptions:steps(), {
    { method = "server.initialize", params = { topics = {}, processId = 1 } },
    { method = "events.subscribe", params = { topics = { "*" }, snapshot = false } },
    { method = "events.subscribe", params = { topics = { "log.*" }, snapshot = true } },
  })
  equal(subscriptions:did_renew({ {}, { subscription = "sub-1" }, { subscription = "sub-2", snapshot = { media = {} } } }), { media = {} })
  equal(subscriptions:in_words_of_server("events.poll", { subscription = first.subscription }), { subscription = "sub-2" })
  local second = subscriptions:did_succeed("events.subscribe", { topics = { "widget.*" } }, { subscription = "sub-1" })
  equal(second.subscription, "sub-1'")
  subscriptions:did_succeed("events.unsubscribe", first, {})
  subscriptions:did_succeed("events.unsubscribe", second, {})
  subscriptions.greeting.topics = {}
  equal(subscriptions:steps()[2], { method = "events.snapshot", params = {} })
  equal(subscriptions:did_renew({ {}, { media = {} } }), { media = {} })
end)

---A client that reconnects, and its events about that.
local function faithful(options)
  local client = programs.client(vim.tbl_extend("force", { reconnect = { first_delay = 0.01 } }, options))
  local told = {}
  client:on("connectionLost", function(event)
    table.insert(told, { "lost", event.reason })
  end)
  client:on("reconnected", function(event)
    table.insert(told, { "back", event })
  end)
  return client, told
end

local function process_of(client)
  return client.server.info():wait().processId
end

local function end_with_test(pid)
  defer(function()
    vim.loop.kill(pid, "sigkill")
  end)
end

test("the first starts a daemon, the next joins it, and it outlives both", function()
  local path = programs.socket()
  local first = programs.client({ socket = path })
  local second = programs.client({ socket = path })
  equal({ first.link.kind, #first.server.clients():wait().clients }, { "socket", 2 })
  equal(process_of(first), process_of(second))
  first:close()
  eventually(function()
    return #second.server.clients():wait().clients == 1
  end)
  local pid = process_of(second)
  second:close()
  equal(process_of(programs.client({ socket = path })), pid)
end)

test("clients that connect at once get one daemon", function()
  local path, clients, pids = programs.socket(), {}, {}
  for _ = 1, 4 do
    table.insert(clients, require("cast-rpc").connect({ socket = path }))
  end
  for _, client in ipairs(clients) do
    pids[process_of(client)] = true
    client:close()
  end
  equal(vim.tbl_count(pids), 1)
end)

test("reports a daemon that can't be started", function()
  local function problem(server, path)
    local client = require("cast-rpc").connect({ server = server, socket = path or programs.socket() })
    return failure(function()
      client.server.ping():wait()
    end)
  end
  equal(problem("/nowhere/cast-rpc").name, "ServerNotFound")
  local died = problem({ "sh", "-c", "echo no such library >&2; exit 127" })
  equal({ died.name, died.exit_code }, { "ServerDied", 127 })
  assert(died.message:find("no such library", 1, true), died.message)
  assert(problem(nil, "/nowhere/socket").message:find("There is no folder /nowhere", 1, true))
end)

test("the next daemon gets subscriptions and waiting calls", function()
  local client, told = faithful({ socket = programs.socket() })
  local own = client.events.subscribe({ topics = { "log.*" }, delivery = "POLL" }):wait().subscription
  local device = programs.receiver()
  client.player.play({ device = device, url = programs.film }):wait()
  local sessions = client.events.snapshot():wait().sessions
  local events = {}
  client:on("*", function(_, name)
    table.insert(events, name)
  end)
  local before = process_of(client)
  local call = client.discovery.find({ deviceId = "absent", timeout = 60 })
  vim.loop.kill(before, "sigkill")
  equal(failure(function()
    call:wait()
  end).name, "ConnectionClosed")
  eventually(function()
    return told[1]
  end)
  -- It is sent to the next daemon.
  assert(process_of(client) ~= before)
  eventually(function()
    return told[2]
  end)
  equal({ told[1][1], told[2][1] }, { "lost", "back" })
  local event = told[2][2]
  equal(event.snapshot.sessions[1].sessionId, sessions[1].sessionId)
  assert(event.attempts >= 1 and event.elapsed > 0)
  equal(vim.fn.index(events, "reconnected"), vim.fn.index(events, "connectionLost") + 1, "nothing is told without a connection")
  client.player.stop({ device = device }):wait()
  eventually(function()
    return vim.tbl_contains(events, "session.didEnd")
  end, function()
    return events
  end)
  client.events.poll({ subscription = own }):wait()
  equal(client.warnings, {})
end)

test("five clients of a killed daemon share the next", function()
  local path, clients, pids = programs.socket(), {}, {}
  for index = 1, 5 do
    clients[index] = { faithful({ socket = path }) }
  end
  vim.loop.kill(process_of(clients[1][1]), "sigkill")
  for _, each in ipairs(clients) do
    eventually(function()
      return each[2][2]
    end)
    pids[process_of(each[1])] = true
  end
  equal(vim.tbl_count(pids), 1)
end)

test("a server of one's own is started again, and given up when it won't stay", function()
  local client, told = faithful({ socket = false, reconnect = { first_delay = 0.01, max_restarts = 2 } })
  for round = 1, 2 do
    vim.loop.kill(client.link.pid, "sigkill")
    eventually(function()
      return #told == 2 * round
    end)
    client.server.ping():wait()
  end
  end_with_test(client.link.pid)
  vim.loop.kill(client.link.pid, "sigkill")
  eventually(function()
    return client.closed
  end)
  equal(client.closed.name, "ServerDied")
  equal(failure(function()
    client.server.ping():wait()
  end).name, "ServerDied")
end)

test("a call waits no longer for a connection than it may, and can be cancelled", function()
  local client = faithful({ socket = false, reconnect = { first_delay = 60 } })
  vim.loop.kill(client.link.pid, "sigkill")
  eventually(function()
    return client.outage
  end)
  equal(failure(function()
    client.server.ping({}, nil, { timeout = 0.05 }):wait()
  end).name, "ServerDied")
  local call = client.server.ping()
  call:cancel()
  equal(failure(function()
    call:wait()
  end).name, "CallAborted")
  local waiting = client.server.ping()
  client:close()
  equal(failure(function()
    waiting:wait()
  end).name, "ClientClosed")
end)
