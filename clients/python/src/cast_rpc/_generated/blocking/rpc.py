# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..._api import BlockingNamespace, OnProgress
from ..._typing import DEFAULT, Timeout
from ..enums import *
from ..params import *
from ..types import *


class RpcAPI(BlockingNamespace):
    """Introspection, as the OpenRPC specification names it."""

    __slots__ = ()

    def discover(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> dict[str, Any]:
        """Answers with the whole API as an OpenRPC document.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = RpcDiscoverParams()
        return self._caller.call(params, call_timeout=call_timeout)
