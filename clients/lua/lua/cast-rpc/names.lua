-- The names of devices in a list: those of one name get what tells them apart. (Tests/EqualNames)
local plain = require("cast-rpc.plain")

local M = {}

---The longest name of a model, in letters.
local LONGEST_MODEL = 80
---The port of devices; groups have others. (cast.md 1)
local DEVICE_PORT = 8009

local function name_of(device)
  return plain.text(device.friendlyName)
end

local function model_of(device)
  return plain.text(device.modelName, LONGEST_MODEL)
end

local function address_of(device)
  local host, port = device.host, device.port
  if not host then
    return plain.text(device.address)
  elseif port == DEVICE_PORT then
    return plain.text(host)
  end
  return plain.text((host:find(":", 1, true) and "[%s]:%d" or "%s:%d"):format(host, port))
end

---Returns the model and a further part; empty without the part.
local function behind_model(device, part)
  local model = model_of(device)
  return part == "" and "" or model == "" and part or model .. ", " .. part
end

local WAYS = {
  model_of,
  function(device)
    return behind_model(device, address_of(device))
  end,
  function(device)
    return behind_model(device, "…" .. device.deviceId:sub(-4))
  end,
  function(device)
    return device.deviceId
  end,
}

---Returns the first details that all devices have and that differ. Ids always do.
local function details_of(devices)
  for _, way in ipairs(WAYS) do
    local details, seen = {}, { [""] = true }
    for _, device in ipairs(devices) do
      local detail = way(device)
      if seen[detail] then
        break
      end
      seen[detail] = true
      table.insert(details, detail)
    end
    if #details == #devices then
      return details
    end
  end
end

---Returns lists of the devices of one name, by that name.
local function grouped(devices)
  local groups = {}
  for _, device in ipairs(devices) do
    local name = name_of(device)
    groups[name] = groups[name] or {}
    table.insert(groups[name], device)
  end
  return groups
end

---Whether two devices have one name.
---@param devices cast-rpc.Device[]|cast-rpc.PlayerStatus[]
---@return boolean
function M.has_equal(devices)
  return vim.tbl_count(grouped(devices)) < #devices
end

---Returns the names of devices for a list, by their ids: with the model, else also the address, else the end of the id, if
---devices have one name.
---@param devices cast-rpc.Device[]
---@return table<string, string>
function M.shown(devices)
  local names = {}
  for name, same in pairs(grouped(devices)) do
    local details = #same > 1 and details_of(same)
    for number, device in ipairs(same) do
      names[device.deviceId] = details and ("%s (%s)"):format(name, details[number]) or name
    end
  end
  return names
end

return M
