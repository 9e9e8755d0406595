"""How each method of the API is called in each language, read from the generated clients, so that the site shows the clients' calls."""

import ast
import json
import re
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]


@dataclass
class Language:
    name: str
    highlight: str
    readme: str
    """The page of its client."""
    calls: dict
    """The declaration of each method, by the method's name in the API."""


def text(path):
    return (REPOSITORY / path).read_text()


def methods():
    """The methods that clients call, with their summaries."""
    return {method["name"]: method["summary"] for method in json.loads(text("spec/openrpc.json"))["methods"]}


def camel(name):
    first, *rest = name.strip("_").split("_")
    return first + "".join(part.capitalize() for part in rest)


def python():
    calls = {}
    for group in ast.parse(text("clients/python/src/cast_rpc/_generated/methods.py")).body:
        if not isinstance(group, ast.ClassDef):
            continue
        namespace = group.name.removesuffix("Methods").lower()
        for method in (node for node in group.body if isinstance(node, ast.FunctionDef)):
            given = [
                f"    {argument.arg}: {ast.unparse(argument.annotation)}" + (f" = {ast.unparse(default)}" if default else "") + ",\n"
                for argument, default in zip(method.args.kwonlyargs, method.args.kw_defaults)
            ]
            calls[f"{namespace}.{camel(method.name)}"] = f"cast.{namespace}.{method.name}(\n{''.join(given)}) -> {ast.unparse(method.returns)}"
    return calls


def node():
    calls = {}
    for group, body in re.findall(r"^export interface (\w+)API \{\n(.*?)^\}", text("clients/node/src/generated/api.d.ts"), re.DOTALL | re.MULTILINE):
        for declaration in re.findall(r"^  (\w+\(.*\): Promise<.*>);$", body, re.MULTILINE):
            name = f"{group.lower()}.{declaration.partition('(')[0]}"
            calls[name] = f"cast.{name}{declaration[declaration.index('('):]}"
    return calls


def lua():
    source = text("clients/lua/lua/cast-rpc/generated/api.lua")
    found = re.findall(r"((?:^ *---@.*\n)+)^ *function (\w+\.\w+\(.*\))\n *return client:request\(\"([\w.]+)\"", source, re.MULTILINE)
    return {name: re.sub(r"^ +", "", notes, flags=re.MULTILINE) + f"cast.{call}" for notes, call, name in found}


def emacs():
    found = re.findall(r"^\(defun (cast-rpc-.*) \((.*)\)\n  \"Call ([\w.]+) of CLIENT", text("clients/emacs/cast-rpc-api.el"), re.MULTILINE)
    return {name: f"({function} {arguments})" for function, arguments, name in found}


def go():
    found = re.findall(r"^func \(n (\w+)API\) (.*) \{\n.*?\"([\w.]+)\"", text("clients/go/castrpc/api.go"), re.MULTILINE)
    return {name: f"client.{group}.{declaration}" for group, declaration, name in found}


def swift():
    calls = {}
    for path in sorted((REPOSITORY / "Sources/Client/CastRPCClient/Generated").glob("*Calls.swift")):
        found = re.findall(r"^  public (func .*?) \{\n[^\n]*?\"([\w.]+)\"", path.read_text(), re.DOTALL | re.MULTILINE)
        calls |= {name: re.sub(r"^  ", "", declaration, flags=re.MULTILINE) for declaration, name in found}
    return calls


def languages():
    """Every language with every method; a client that lacks one, or a reader here that misses one, ends the build."""
    found = [
        Language("Python", "python", "clients/python/README.md", python()),
        Language("Node", "typescript", "clients/node/README.md", node()),
        Language("Lua", "lua", "clients/lua/README.md", lua()),
        Language("Emacs Lisp", "common-lisp", "clients/emacs/README.md", emacs()),
        Language("Go", "go", "clients/go/README.md", go()),
        Language("Swift", "swift", "docs/Swift client.md", swift()),
    ]
    wanted = methods()
    for language in found:
        if missing := wanted.keys() - language.calls.keys():
            raise SystemExit(f"{language.name} has no {', '.join(sorted(missing))}")
    return found
