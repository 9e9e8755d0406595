-- Runs the tests of this folder inside Neovim: `nvim --headless -u NONE -l test/run.lua` where that is known, else with `luafile`.
--
-- Without a package manager there is no test framework: `test(name, body)` registers, `defer(fn)` cleans up, `error` fails.
local folder = debug.getinfo(1, "S").source:sub(2):match("^(.*)/") or "."
package.path = folder .. "/?.lua;" .. package.path

local tests, clean_up = {}, {}

function _G.test(name, body)
  tests[#tests + 1] = { name = name, body = body }
end

---Runs `fn` when the test is over, last ones first.
function _G.defer(fn)
  table.insert(clean_up, 1, fn)
end

---Puts `value` in place of a function of the editor until the test is over.
function _G.replace(owner, name, value)
  local before = owner[name]
  owner[name] = value
  defer(function()
    owner[name] = before
  end)
end

function _G.equal(found, expected, what)
  if not vim.deep_equal(found, expected) then
    error((what and what .. ": " or "") .. "expected " .. vim.inspect(expected) .. ", found " .. vim.inspect(found), 2)
  end
end

---Waits until `condition` gives something, and returns that; `what` says of what, at the end.
function _G.eventually(condition, what)
  local found
  if not vim.wait(30000, function()
    found = condition()
    return found
  end, 10) then
    error("in vain: " .. vim.inspect(type(what) == "function" and what() or what), 2)
  end
  return found
end

---The error that `fn` raises.
function _G.failure(fn)
  local ok, problem = pcall(fn)
  if ok then
    error("did not fail", 2)
  end
  return problem
end

local function write(text)
  io.stdout:write(text .. "\n")
  io.stdout:flush()
end

local function run()
  local failed = 0
  for _, each in ipairs(tests) do
    local started = vim.loop.hrtime()
    local ok, problem = xpcall(each.body, function(reason)
      return type(reason) == "string" and debug.traceback(reason, 2) or tostring(reason)
    end)
    for _, fn in ipairs(clean_up) do
      local cleaned, reason = pcall(fn)
      ok, problem = ok and cleaned, problem or reason
    end
    clean_up = {}
    write(("%s %s (%.2f s)"):format(ok and "ok  " or "FAIL", each.name, (vim.loop.hrtime() - started) / 1e9))
    if not ok then
      failed = failed + 1
      write("  " .. tostring(problem):gsub("\n", "\n  "))
    end
  end
  write(("%d tests, %d failed"):format(#tests, failed))
  return failed == 0 and #tests > 0
end

local ok, problem = pcall(function()
  local only = vim.env.CAST_RPC_TESTS
  for _, path in ipairs(vim.fn.sort(vim.fn.glob(folder .. "/*_test.lua", false, true))) do
    if not only or path:find(only, 1, true) then
      dofile(path)
    end
  end
end)
if not ok then
  write(tostring(problem))
end
if ok and run() then
  vim.cmd("qall!")
else
  vim.cmd("cquit 1")
end
