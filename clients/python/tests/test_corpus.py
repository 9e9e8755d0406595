"""The corpus that every language's tests read: the strict policy's verdicts, and the positions of mistakes."""

# Runs once: it starts no server.

from __future__ import annotations

import json
import unittest
from collections.abc import Iterator
from typing import Any

from support.helpers import REPOSITORY

import cast_rpc
from cast_rpc import _generated
from cast_rpc._codec import Codec, Enumeration
from cast_rpc._generated import enums, params, types
from cast_rpc._model import Nested

PARAMS = {getattr(params, name).METHOD: getattr(params, name) for name in params.__all__}


def cases(file: str) -> Iterator[dict[str, Any]]:
    """The cases of ``valid`` or ``invalid``, one a line."""
    with (REPOSITORY / "spec" / "corpus" / f"{file}.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def codec_of(case: dict[str, Any]) -> Codec:
    """What reads the values of a case."""
    kind, method = case["kind"], case.get("method", "")
    if kind == "type":
        name = case["type"]
        return Enumeration(getattr(enums, name)) if name in enums.__all__ else Nested(lambda: getattr(types, name))
    if kind == "params":
        return Nested(lambda: PARAMS[method])
    if kind == "result":
        return PARAMS[method].RESULT or Nested(lambda: cast_rpc.Model)
    if kind == "notification":
        return Nested(lambda: _generated.NOTIFICATIONS[method])
    request = _generated.SERVER_REQUESTS[method]
    return Nested(lambda: request) if kind == "serverParams" else request.RESULT or Codec()


class CorpusTests(unittest.TestCase):
    def test_valid_messages_are_read_and_written_back(self) -> None:
        count = 0
        for case in cases("valid"):
            with self.subTest(case["name"], kind=case["kind"], of=case.get("method") or case.get("type")):
                codec = codec_of(case)
                # The server's messages may grow: their undeclared members are ignored, even under the strict policy.
                strict = case["name"] != "a member that is not declared"
                decoded = codec.decode(case["value"], strict)
                written = codec.encode(decoded)
                self.assertEqual(codec.decode(written, strict), decoded)
                json.dumps(written, allow_nan=False)
                count += 1
        self.assertGreater(count, 200)

    def test_invalid_messages_are_refused_at_the_right_place(self) -> None:
        count = 0
        for case in cases("invalid"):
            with self.subTest(case["name"], kind=case["kind"], of=case.get("method") or case.get("type")):
                with self.assertRaises(cast_rpc.DecodeError) as caught:
                    codec_of(case).decode(case["value"], True)
                self.assertEqual(caught.exception.path, case["path"])
                count += 1
        self.assertGreater(count, 200)


class ExampleTests(unittest.TestCase):
    def test_examples_come_back_as_they_were(self) -> None:
        """The spec's examples stay the same after reading and writing."""
        document = json.loads((REPOSITORY / "spec" / "openrpc.json").read_text("utf-8"))
        count = 0
        for method in document["methods"]:
            for example in method.get("examples", []):
                kind = PARAMS.get(method["name"])
                if kind is None:
                    continue
                value = {each["name"]: each["value"] for each in example["params"]}
                self.assertEqual(kind.from_json(value, strict=True).to_json(), value)
                if kind.RESULT is not None and "result" in example:
                    result = example["result"]["value"]
                    self.assertEqual(kind.RESULT.encode(kind.RESULT.decode(result, True)), result)
                count += 1
        self.assertGreater(count, 20)


if __name__ == "__main__":
    unittest.main()
