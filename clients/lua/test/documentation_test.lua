-- The examples of the pages, run as they stand there.
local programs = require("programs")

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
    -- A person waits for what a command does.
    eventually(function()
      return next(player.client().calls) == nil
    end)
  end
  equal(problems, {})
end)
