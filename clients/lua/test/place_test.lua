-- Where the server's socket is when none is named, by the table that every client is held to.
local place = require("cast-rpc.place")
local programs = require("programs")

local table_of_rows = programs.folder .. "/../../Tests/SocketPlaces/places.json"
local rows = vim.json.decode(table.concat(vim.fn.readfile(table_of_rows), "\n")).rows

local function make(base, name, what)
  local path = base .. "/" .. name
  vim.fn.mkdir(vim.fn.fnamemodify(path, ":h"), "p", "0o700")
  if what == "file" then
    vim.fn.writefile({}, path)
  elseif what == "link" then
    assert(vim.loop.fs_symlink(base .. "/elsewhere", path))
  else
    vim.fn.mkdir(path)
    assert(vim.loop.fs_chmod(path, tonumber(what, 8)))
  end
end

for _, row in ipairs(rows) do
  test("the default socket: " .. row.name, function()
    local base, user = vim.fn.tempname(), vim.loop.getuid() + (row.isStranger and 1 or 0)
    defer(function()
      vim.fn.delete(base, "rf")
    end)
    local function filled(text)
      return (text:gsub("BASE", (base:gsub("%%", "%%%%"))):gsub("UID", tostring(user)))
    end
    for _, folder in ipairs({ "elsewhere", "temporary", "other" }) do
      make(base, folder, "700")
    end
    for name, what in pairs(row.made) do
      make(base, filled(name), what)
    end
    local environment = {}
    for name, value in pairs(row.environment) do
      environment[name] = filled(value)
    end
    local function find()
      return place.default_socket({ environment = environment, user = user, runtime_folders = base .. "/run", temporary_folder = base .. "/temporary" })
    end
    if row.place then
      equal(find(), filled(row.place))
    else
      local problem = failure(find)
      equal(problem.name, "ServerNotFound")
      assert(problem.message:find(filled(row.unsafe) .. " isn't safe", 1, true), problem.message)
    end
  end)
end
