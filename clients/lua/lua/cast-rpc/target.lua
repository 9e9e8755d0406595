-- The target to cast: a URL, a file, or the text at the cursor.
local errors = require("cast-rpc.error")

local M = {}

local URL = "%a[%w+.-]*://[^%s<>\"'`]+"
---A Markdown image, with its title; the capture is its file or URL.
local IMAGE = "!%[[^%]]*%]%(%s*<?([^%s>)]+)[^)]*%)?"

---Returns a URL from prose, without the prose's punctuation.
local function trimmed(url)
  url = url:gsub("[.,;:!?]+$", "")
  -- In Markdown a URL is in parentheses; its own parentheses are balanced.
  while url:sub(-1) == ")" and select(2, url:gsub("%(", "")) < select(2, url:gsub("%)", "")) do
    url = url:sub(1, -2):gsub("[.,;:!?]+$", "")
  end
  return url
end

---Returns the match of `pattern` in `line` that contains `column` (from 1), or nil; and the first match.
---@return string? found
---@return string? first
local function at(line, pattern, column)
  local first
  local from = 1
  while true do
    local start, stop, capture = line:find(pattern, from)
    if not start then
      return nil, first
    end
    capture = capture or line:sub(start, stop)
    first = first or capture
    if start <= column and column <= stop then
      return capture, first
    end
    from = stop + 1
  end
end

---Returns the absolute path of a readable file, relative to `folder`; nil if there is none.
local function readable(path, folder)
  path = vim.fn.fnamemodify(path, ":p") == path and path or path:sub(1, 1) == "~" and vim.fn.fnamemodify(path, ":p") or folder .. "/" .. path
  return vim.fn.filereadable(path) == 1 and vim.fn.fnamemodify(path, ":p") or nil
end

---Returns `text` as params of `player.play`: a URL, or the absolute path of a file, which the server serves.
---@param text string a URL or a path; `%` is the current file
---@param folder? string where relative paths start; absent: the working directory
---@return table? params
---@return cast-rpc.Error? problem
function M.named(text, folder)
  if text:match("^%a[%w+.-]*://") then
    return { url = text }
  end
  local path = readable(text == "%" and vim.api.nvim_buf_get_name(0) or text, folder or vim.fn.getcwd())
  if not path then
    return nil, errors.new("NothingToCast", text .. " is neither a URL nor a file that can be read.")
  end
  return { url = path }
end

---Returns the target at the cursor as params of `player.play`: a URL, a Markdown image, or the name of a file.
---If the cursor is on none of them, the target is the first image of the line, else its first URL.
---@return table? params
---@return cast-rpc.Error? problem
function M.under_cursor()
  local line, column = vim.api.nvim_get_current_line(), vim.fn.col(".")
  local folder = vim.fn.expand("%:p:h")
  local image, first_image = at(line, IMAGE, column)
  local url, first_url = at(line, URL, column)
  local name = vim.fn.expand("<cfile>")
  local file = name ~= "" and readable(name, folder)
  if not (image or url or file) then
    image, url = first_image, first_url
  end
  if image then
    return M.named(image, folder)
  elseif url then
    return { url = trimmed(url) }
  elseif file then
    return { url = file }
  end
  return nil, errors.new("NothingToCast", "There is no URL, image or file under the cursor.")
end

return M
