-- Every generated method is called, with params of the corpus that the real server must accept.
local codec = require("cast-rpc.codec")
local errors = require("cast-rpc.generated.errors")
local json = require("cast-rpc.json")
local programs = require("programs")
local schema = require("cast-rpc.generated.schema")

local corpus = programs.folder .. "/../../spec/corpus/valid.jsonl"
---Methods that would end the connection, or wait without end.
local LAST = "server.shutdown"

---The params that each method is called with: those of its first example.
local function params_of_methods()
  local params = {}
  for _, line in ipairs(vim.fn.readfile(corpus)) do
    local case = json.decode(line)
    if case.kind == "params" and vim.startswith(case.name, "example: ") then
      params[case.method] = params[case.method] or case.value
    end
  end
  return params
end

test("every generated method reaches the server and is answered as declared", function()
  local client = programs.client()
  local params, calls = params_of_methods(), {}
  for method in pairs(schema.methods) do
    local namespace, name = method:match("^(.-)%.(.*)$")
    local stub = client[namespace][name] or client[namespace][name .. "_"]
    assert(stub, method)
    if method ~= LAST then
      local limits = schema.methods[method].params.fields
      local given = vim.tbl_extend("force", {}, params[method])
      for _, limit in ipairs({ "timeout", "searchTimeout" }) do
        given[limit] = limits[limit] and 0.2 or nil
      end
      calls[method] = stub(given)
    end
  end
  assert(vim.tbl_count(calls) > 100)
  for method, call in pairs(calls) do
    local ok, problem = pcall(call.wait, call)
    if ok then
      equal(codec.check(schema.methods[method].result, call.result, true), nil, method)
    else
      assert(errors[problem.name] and problem.name ~= "MethodNotFound" and problem.name ~= "InternalError", method .. ": " .. tostring(problem))
      assert(problem.name ~= "InvalidParams", method .. ": " .. tostring(problem))
    end
  end
  client.server.shutdown():wait()
  equal(client.warnings, {})
end)

test("every generated event can be listened to", function()
  local client = programs.client()
  local count = 0
  for event in pairs(schema.notifications) do
    client:on(event, function() end)()
    count = count + 1
  end
  assert(count > 30)
end)
