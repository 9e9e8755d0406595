-- The client with the built server and an emulated receiver.
local errors = require("cast-rpc.generated.errors")
local enums = require("cast-rpc.generated.enums")
local programs = require("programs")
local real_error = require("cast-rpc.error")

test("plays, reports the position, pauses, seeks and stops", function()
  local device = programs.receiver()
  local player = programs.client().player
  local played = player.play({ device = device, url = programs.film, title = "A film" }):wait()
  equal({ played.playerState, played.title }, { enums.PlayerState.PLAYING, "A film" })
  assert(player.status({ device = device }):wait().position >= 0)
  equal(player.pause({ device = device }):wait().playerState, "PAUSED")
  equal(player.seek({ device = device, position = 90 }):wait().position, 90)
  equal(player.stop({ device = device }):wait().playerState, "IDLE")
end)

test("events come in their order, by name, by namespace and all", function()
  local device = programs.receiver()
  local client = programs.client()
  local started, all, order = nil, {}, {}
  local stop = client.session.didStart(function(event)
    started = event
  end)
  client:on("session.*", function(_, name)
    table.insert(order, name)
  end)
  client:on("*", function(_, name)
    all[name] = true
  end)
  client.player.play({ device = device, url = programs.film }):wait()
  eventually(function()
    return started and all["media.didUpdateStatus"]
  end)
  assert(vim.fn.index(order, "session.willStart") < vim.fn.index(order, "session.didStart"))
  stop()
  started = nil
  client.player.stop({ device = device }):wait()
  client.player.play({ device = device, url = programs.film }):wait()
  equal(started, nil, "an event after the listening was ended")
  assert(failure(function()
    client:on("session.didStrat", print)
  end):find("no event is named session.didStrat", 1, true))
end)

test("every error is said in words for people", function()
  local lines = vim.fn.readfile(programs.folder .. "/../../spec/errors.json")
  local count = 0
  for name, facts in pairs(vim.json.decode(table.concat(lines, "\n"))) do
    local data = { name = name, advice = facts.advice, userMessage = facts.userMessage, userAdvice = facts.userAdvice }
    local said = real_error.of_reply({ code = facts.code, message = facts.message, data = data }, "player.play"):for_people()
    equal(said, (facts.userMessage or facts.message) .. " " .. (facts.userAdvice or facts.advice))
    for _, word in ipairs({ "`", "data%.", "params%.", "session%.%l", "discovery%.%l", "player%.%l", "media%.%l", "queue%.%l" }) do
      assert(not said:find(word), said)
    end
    count = count + 1
  end
  assert(count > 80)
  local own = real_error.new("CallTimeout", "player.play had no answer within 5 s.", { method = "player.play" })
  equal(own:for_people(), "The server had no answer within 5 s.")
  equal(real_error.new("ServerDied", "player.play: it died.", { method = "player.play" }):for_people(), "it died.")
end)

test("errors have their name, data and advice", function()
  local client = programs.client()
  local problem = failure(function()
    client.player.status({ device = "nobody", searchTimeout = 0 }):wait()
  end)
  equal({ problem.name, problem.code, problem.method }, { "DeviceNotFound", errors.DeviceNotFound.code, "player.status" })
  assert(real_error.is(problem) and problem:advice() and tostring(problem):find(problem:advice(), 1, true))
  local refused = failure(function()
    client.player.seek({ position = "90" }):wait()
  end)
  equal({ refused.name, refused.data.path }, { "InvalidParams", "params.position" })
  equal(failure(function()
    client:request("media.laod"):wait()
  end).name, "MethodNotFound")
end)

test("a callback gets the error or the result, later, once", function()
  local client = programs.client()
  local heard = {}
  client.server.echo({ value = { 1, "two", vim.NIL } }, function(problem, result)
    table.insert(heard, { problem, result and result.value })
  end)
  client.server.echo({ nothing = true }, function(problem)
    table.insert(heard, problem.name)
  end)
  equal(heard, {})
  eventually(function()
    return #heard == 2
  end)
  table.sort(heard, function(a)
    return type(a) == "string"
  end)
  equal(heard, { "InvalidParams", { nil, { 1, "two", vim.NIL } } })
end)

test("a time-out and a cancel end the call here and in the server", function()
  local client = programs.client()
  local absent = { deviceId = "absent", timeout = 60 }
  equal(failure(function()
    client.discovery.find(absent, nil, { timeout = 0.05 }):wait()
  end).name, "CallTimeout")
  local call = client.discovery.find(absent)
  call:cancel()
  equal(failure(function()
    call:wait()
  end).name, "CallAborted")
  equal(client.server.echo({ value = 1 }):wait().value, 1)
  equal(next(client.calls), nil)
  equal(client.warnings, {})
end)

test("a call waits longer than the server may take", function()
  local client = programs.client()
  for _, case in ipairs({
    { "server.ping", {}, 60 },
    { "discovery.find", {}, 70 },
    { "discovery.find", { timeout = 120 }, 180 },
    { "events.poll", { timeout = 300 }, 360 },
    { "discovery.diagnose", { listenFor = 60 }, 120 },
    { "server.report", {}, 63 },
    { "media.play", { waitTimeout = 300 }, 360 },
    { "media.load", { waitFor = "PLAYING" }, 150 },
    { "media.load", { waitTimeout = 300 }, 420 },
    { "widget.handOver", {}, 120 },
    { "session.start", {}, 1265 },
    { "session.start", { timeout = 10 }, 675 },
    { "session.resume", {}, 660 },
    { "player.interrupt", { maximumDuration = 300 }, 2825 },
    { "player.play", { timeout = 10, searchTimeout = 20, waitTimeout = 40 }, 1390 },
  }) do
    equal(client:limit(case[1], case[2]), case[3])
  end
  client.options.timeout = 0
  equal(client:limit("player.play", {}), 0)
end)

test("progress is reported to the call that asked for it", function()
  local device = programs.receiver()
  local client = programs.client()
  local phases = {}
  client.player.play({ device = device, url = programs.film }, nil, {
    on_progress = function(value)
      table.insert(phases, value)
    end,
  }):wait()
  assert(#phases > 0)
  equal(next(client.progress), nil)
end)

test("the death of the server ends every call, and says how it died", function()
  local client = programs.client()
  local closed
  client:on_close(function(problem)
    closed = problem
  end)
  local call = client.discovery.find({ deviceId = "absent", timeout = 60 })
  vim.loop.kill(client.link.pid, "sigkill")
  local problem = failure(function()
    call:wait()
  end)
  equal({ problem.name, problem.signal }, { "ServerDied", 9 })
  equal(closed, problem)
  equal(failure(function()
    client.server.ping():wait()
  end).name, "ServerDied")
end)

test("reports a server that can't be started, also to calls", function()
  local client = require("cast-rpc").connect({ server = "/nowhere/cast-rpc", socket = false })
  equal(failure(function()
    client.server.ping():wait()
  end).name, "ServerNotFound")
end)

test("reports a program that is no server", function()
  local warnings = {}
  local client = require("cast-rpc").connect({
    server = { "sh", "-c", "echo hello; exit 3" },
    socket = false,
    on_warning = function(text)
      table.insert(warnings, text)
    end,
  })
  local problem = failure(function()
    client.server.ping():wait()
  end)
  equal({ problem.name, problem.exit_code }, { "ServerDied", 3 })
  equal(warnings, { "Skipped a line that is no message: hello" })
end)

test("a program that says nothing is no server", function()
  local client = require("cast-rpc").connect({ server = { "sleep", "60" }, socket = false, start_timeout = 0.1 })
  local problem = failure(function()
    client.server.ping():wait()
  end)
  equal(problem.name, "NoHandshake")
  equal(client.hello.error, problem)
end)

test("lines come whole, however they are cut, and too long ones end it", function()
  local lines, is_broken = {}, false
  local feed = require("cast-rpc.lines").reader(8, function(text)
    table.insert(lines, text)
  end, function()
    is_broken = true
  end)
  for byte in ("one\n\ntwo\r\nthree\n"):gmatch(".") do
    feed(byte)
  end
  feed("a\nb\nc")
  equal(lines, { "one", "two\r", "three", "a", "b" })
  feed("123456789")
  feed("\nmore\n")
  equal({ #lines, is_broken }, { 5, true })
end)

test("a listener that waits for a call loses nothing", function()
  local client = programs.client()
  local device = programs.receiver()
  local nested, heard = nil, {}
  client:on("*", function(_, name)
    table.insert(heard, name)
  end)
  client.session.didStart(function()
    nested = client.server.echo({ value = "inside" }):wait().value
  end)
  client.player.play({ device = device, url = programs.film }):wait()
  eventually(function()
    return nested and vim.tbl_contains(heard, "media.didUpdateStatus")
  end)
  equal(nested, "inside")
end)

test("a listener gets the answer that came in one chunk with its event", function()
  local client = programs.client()
  local nested
  replace(client.link, "write", function() end)
  local call = client.server.echo({ value = "inside" }, nil, { timeout = 1 })
  client.session.didStart(function()
    nested = call:wait().value
  end)
  local event = '{"jsonrpc":"2.0","method":"session.didStart","params":{}}\n'
  client.link_is_of.data(event .. ('{"jsonrpc":"2.0","id":%d,"result":{"value":"inside"}}\n'):format(call.id))
  eventually(function()
    return call.is_done
  end)
  equal({ nested, client.warnings }, { "inside", {} })
end)

test("a listener of the end is called on a closed client, too", function()
  local client = programs.client()
  local reasons = {}
  client:close()
  client:on_close(function(problem)
    table.insert(reasons, problem)
  end)
  equal(reasons, {})
  eventually(function()
    return #reasons > 0
  end)
  equal(reasons, { client.closed })
end)

test("a listener's error is a warning, and ends nothing", function()
  local client = programs.client()
  client.server.echo({ value = 1 }, function()
    error("mine")
  end)
  eventually(function()
    return #client.warnings == 1
  end)
  assert(client.warnings[1]:find("mine", 1, true))
  equal(client.server.echo({ value = 2 }):wait().value, 2)
end)

test("the server's own requests are answered by handlers", function()
  local asked
  local client = programs.client({
    handlers = {
      ["credentials.provide"] = function(params)
        asked = params.applicationId
        return { credentials = "token", credentialsType = "web" }
      end,
    },
  })
  client.player.play({ device = programs.receiver(), url = programs.film }):wait()
  equal(asked, "CC1AD845")
end)
