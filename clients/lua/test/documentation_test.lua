-- The examples of the pages, run unchanged.
local api = require("cast-rpc.generated.api")
local codec = require("cast-rpc.codec")
local json = require("cast-rpc.json")
local programs = require("programs")
local schema = require("cast-rpc.generated.schema")

---The blocks of `language` in a page, with the device of this test in place of theirs.
local function blocks(page, language, device)
  local found, current = {}, nil
  for _, line in ipairs(vim.fn.readfile(programs.folder .. "/" .. page)) do
    if current and line == "```" then
      table.insert(found, table.concat(current, "\n"))
      current = nil
    elseif current then
      table.insert(current, (line:gsub("Living\\? Room", device)))
    elseif line == "```" .. language then
      current = {}
    end
  end
  return found
end

local function run_lua(page)
  local device = programs.receiver()
  local scripts = blocks(page, "lua", device)
  assert(#scripts > 0, page)
  replace(_G, "print", function() end)
  defer(function()
    programs.end_daemon(require("cast-rpc.place").default_socket())
  end)
  for _, script in ipairs(scripts) do
    assert(loadstring(script))()
  end
  return scripts
end

test("the Lua of the README runs", function()
  run_lua("README.md")
end)

test("the script of the first page runs, and has ten lines at most", function()
  local script = run_lua("../../docs/start/neovim.md")[1]
  assert(select(2, script:gsub("\n", "")) < 10)
end)

test("the commands of the first page run", function()
  vim.cmd("source " .. programs.folder .. "/plugin/cast-rpc.lua")
  local player = require("cast-rpc.player")
  player.configure({ socket = false })
  defer(function()
    player.client():close()
    player.configure({})
    vim.cmd("set statusline&")
  end)
  local problems = {}
  replace(vim, "notify", function(text, level)
    if level == vim.log.levels.ERROR then
      table.insert(problems, text)
    end
  end)
  local page = blocks("../../docs/start/neovim.md", "vim", programs.receiver())
  for _, command in ipairs(vim.split(table.concat(page, "\n"), "\n")) do
    vim.cmd(command)
    -- A person waits for a command's effect.
    eventually(function()
      return next(player.client().calls) == nil
    end)
  end
  equal(problems, {})
end)

---The first example of each method in docs/API: the page's JSON, and its Lua.
local function api_examples()
  local examples = {}
  for _, page in ipairs(vim.fn.glob(programs.folder .. "/../../docs/API/*.md", false, true)) do
    local section = {}
    for _, line in ipairs(vim.fn.readfile(page)) do
      local language = line:match("^```(%a+)$")
      if vim.startswith(line, "### ") then
        section = {}
      elseif language then
        section.language, section[language] = language, section[language] or {}
      elseif line == "```" then
        if section.language == "lua" then
          table.insert(examples, { message = section.json, code = table.concat(section.lua, "\n") })
        end
        section.language = nil
      elseif section.language then
        table.insert(section[section.language], line)
      end
    end
  end
  return examples
end

test("the Lua of each example of the API pages makes the call that the page shows", function()
  local called
  local cast = {
    request = function(_, method, params)
      called = { method, codec.shape(schema.methods[method].params, params or {}) }
      return { wait = function() end }
    end,
  }
  api.install(cast)
  local covered = {}
  for _, example in ipairs(api_examples()) do
    setfenv(assert(loadstring(example.code)), setmetatable({ cast = cast }, { __index = _G }))()
    -- What follows the first request is its answer.
    local request = {}
    for _, line in ipairs(example.message) do
      if line == "" then
        break
      end
      table.insert(request, line)
    end
    local shown = json.decode(table.concat(request, "\n"))
    equal(called, { shown.method, shown.params })
    equal(codec.check(schema.methods[shown.method].params, called[2]), nil, shown.method)
    covered[shown.method] = true
  end
  for method in pairs(schema.methods) do
    assert(covered[method], method)
  end
end)
