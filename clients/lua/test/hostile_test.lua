-- Texts of devices in the editor, judged by the editor: nothing of them is evaluated, and nothing but text is drawn.
local commands = require("cast-rpc.commands")
local plain = require("cast-rpc.plain")
local player = require("cast-rpc.player")
local programs = require("programs")

vim.cmd("source " .. programs.folder .. "/plugin/cast-rpc.lua")

local path = programs.folder .. "/../../Tests/HostileTexts/texts.json"
local texts = vim.tbl_map(function(each)
  return each.text
end, vim.json.decode(table.concat(vim.fn.readfile(path), "\n")).texts)
vim.list_extend(texts, { "%", "100 %", "%%{writefile([],'OWNED')}", "%\226\128\139{writefile([],'OWNED')}", "%}%{%writefile([],'OWNED')%}", "film @TV" })

---Runs `body` in an empty folder, and fails if it made a file there.
local function in_empty_folder(body)
  local folder = programs.enter_folder()
  body()
  equal(vim.fn.readdir(folder), {}, "a text was evaluated")
end

local function shows(text)
  player.remember({ deviceId = "a", friendlyName = text, playerState = "PAUSED", title = text, position = 5, sessionId = "s" })
end

local function is_one_line(text)
  assert(not text:find("%c") and not text:find("\194[\128-\159]") and not text:find("\226\128[\168-\174]"), vim.inspect(text))
end

test("a title in a status line is text", function()
  local forms = { "%!v:lua.require'cast-rpc'.statusline()", "%{%v:lua.require'cast-rpc'.statusline()%}" }
  defer(function()
    vim.cmd("set statusline& tabline&")
    player.remember({ deviceId = "a", friendlyName = "A", playerState = "IDLE" })
  end)
  in_empty_folder(function()
    for _, text in ipairs(texts) do
      shows(text)
      local seen = require("cast-rpc").statusline({ escape = false })
      is_one_line(seen)
      assert(seen:find("⏸ ", 1, true) and seen:find(" 0:05$"), seen)
      local function drawn(form, options)
        options.fillchar, options.maxwidth = " ", 1000
        return vim.trim(vim.api.nvim_eval_statusline(form, options).str)
      end
      -- The editor draws nothing twice, leaves nothing out, and evaluates nothing.
      local function expect(found, what)
        equal((found:gsub("%s+", " ")), (vim.trim(seen):gsub("%s+", " ")), what .. " of " .. vim.inspect(text))
      end
      expect(drawn(require("cast-rpc").statusline(), {}), "the text itself")
      expect(drawn(forms[2], {}), forms[2])
      expect(drawn(forms[2], { use_tabline = true }), "the tab line")
      for _, form in ipairs(forms) do
        vim.o.statusline, vim.o.tabline = form, form
        vim.cmd("redrawstatus! | redrawtabline")
      end
    end
    shows("100 %")
    equal(require("cast-rpc").statusline(), "⏸ 100 %% 0:05")
  end)
end)

test("the editor would evaluate the texts as they are", function()
  local folder = programs.enter_folder()
  for _, text in ipairs(texts) do
    pcall(vim.api.nvim_eval_statusline, text, {})
  end
  equal(vim.fn.readdir(folder), { "OWNED" })
end)

test("messages, lists and names that are completed are one line of text", function()
  local said, offered = {}, {}
  replace(vim, "notify", function(text)
    table.insert(said, text)
  end)
  replace(vim.ui, "select", function(items, options)
    for _, item in ipairs(items) do
      table.insert(offered, options.format_item(item))
    end
  end)
  local devices = {}
  for number, text in ipairs(texts) do
    local id = ("%032x"):format(number)
    table.insert(devices, { deviceId = id, friendlyName = text, title = text, playerState = "PLAYING", itemId = number, media = { metadata = { title = text } } })
  end
  local function answer(result)
    return setmetatable({}, {
      __index = function()
        return function(_, done)
          if type(done) == "function" then
            done(nil, result)
          end
          return {
            wait = function()
              return result
            end,
          }
        end
      end,
    })
  end
  local played
  replace(player, "client", function()
    return {
      discovery = answer({ devices = devices }),
      player = answer({ players = devices, sessionId = "s", friendlyName = devices[1].friendlyName }),
      queue = answer({ items = devices }),
      tv = function()
        return {
          tracks = function(_, _, done)
            done(nil, vim.tbl_map(function(text)
              return { type = "TEXT", trackId = 1, name = text, language = text }
            end, texts))
          end,
        }
      end,
    }
  end)
  replace(player, "play", function()
    played = player.device()
  end)
  replace(player, "remember", function() end)
  defer(function()
    player.choose(nil)
  end)
  in_empty_folder(function()
    for _, text in ipairs(texts) do
      player.report(text)
      player.tell("Casting to " .. text)
    end
    vim.cmd("CastDevices")
    vim.cmd("CastQueue")
    vim.cmd("CastTracks")
    local completed = vim.fn.getcompletion("Cast @", "cmdline")
    equal(#completed, #devices)
    for number, typed in ipairs(completed) do
      is_one_line(typed)
      played = nil
      vim.cmd("Cast https://example.com/film.mp4 " .. typed)
      local device = devices[number]
      assert(played == device.friendlyName or played == device.deviceId, vim.inspect({ typed, played, device.friendlyName }))
    end
    vim.cmd("messages clear")
  end)
  equal({ #said, #offered }, { 2 * #texts, 3 * #texts + 1 })
  for _, text in ipairs(said) do
    is_one_line(text)
  end
  for _, text in ipairs(offered) do
    is_one_line(text)
  end
  equal(commands.typed_device({ friendlyName = "Living Room", deviceId = "x" }), "@Living\\ Room")
  equal(commands.typed_device({ friendlyName = "TV @home", deviceId = "x" }), "@TV\\ @home")
end)

test("only what isn't text is left out", function()
  for _, text in ipairs({ "Living Room", "غرفة المعيشة", "客厅的电视", "👨‍👩‍👧‍👦", "100 % [HD]", "" }) do
    equal(plain.text(text), text)
  end
  equal(plain.text("a\nb\tc\27[2J\194\133d\226\128\174e"), "a b c [2J de")
  equal(plain.text(("客"):rep(50), 40), ("客"):rep(39) .. "…")
  equal(plain.text(nil), "")
end)

test("titles come as they were sent", function()
  local device, client = programs.receiver(), programs.client()
  local host, port = device:match("(.*):(%d+)")
  local found = client.discovery.addDevice({ host = host, port = tonumber(port) }):wait()
  local session = client.session.start({ deviceId = found.deviceId }):wait().sessionId
  local items = {}
  for number, text in ipairs(texts) do
    local metadata = { metadataType = 0, title = text }
    items[number] = { media = { contentId = ("https://example.com/%d.mp4"):format(number), contentType = "video/mp4", streamType = "BUFFERED", metadata = metadata } }
  end
  client.queue.load({ sessionId = session, items = items }):wait()
  local page = client.queue.list({ sessionId = session, fetchIfNeeded = true, count = 500 }):wait()
  equal(#page.items, #texts)
  for number, item in ipairs(page.items) do
    equal(item.media.metadata.title, texts[number])
  end
end)
