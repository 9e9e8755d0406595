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


class LogAPI(BlockingNamespace):
    """What the framework says of itself. Nothing comes until it is asked for: subscribe to `LogDidRecord`
    (or `log.*`; `*` leaves the log out), and set a filter.
    """

    __slots__ = ()

    def set_filter(
        self,
        *,
        minimum_level: LogLevelLike | None = None,
        classes: Sequence[LogRule] | None = None,
        functions: Sequence[LogRule] | None = None,
        message_patterns: Sequence[str] | None = None,
        redact: bool | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> LogFilter:
        """Says which records this connection wants.

        It replaces the filter that the connection had; without parameters it is what a new connection has.
        Records come as `LogDidRecord` to whoever subscribed to it. Each connection has a filter of its
        own.

        SDK: `GCKLogger.filter`.

        Args:
            minimum_level: What passes that no rule is about. Absent: `"INFO"`. SDK:
                `GCKLoggerFilter.minimumLevel`.
            classes: Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`.
            functions: Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`.
            message_patterns: Regular expressions, at most 32, of which one has to be found in the message;
                `(?i)` ignores case. SDK: `GCKLoggerFilter.addMessagePatterns:`.
            redact: Whether credentials, tokens, custom data, and users and queries of URLs are taken out.
                Absent: `true`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            LibraryUnavailable.
        """
        params = LogSetFilterParams(
            minimum_level=minimum_level,
            classes=classes,
            functions=functions,
            message_patterns=message_patterns,
            redact=redact,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def get_filter(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> LogGetFilterResult:
        """Tells what is logged, and where to.

        SDK: `GCKLogger`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = LogGetFilterParams()
        return self._caller.call(params, call_timeout=call_timeout)

    def set_file(
        self,
        *,
        is_enabled: bool,
        directory: str | None = None,
        max_file_size: int | None = None,
        max_file_count: int | None = None,
        filter: LogFilter | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> LogFile:
        """Begins or ends a log in files.

        Files are turned by renaming when they are full. A full disk or a folder that is gone costs records,
        never anything else; `LogDidChangeFile` tells. Servers that log to one folder use different files.

        SDK: `GCKLogger.fileLoggingEnabled`.

        Args:
            is_enabled: Whether there is to be one.
            directory: An absolute path; absent: `log` in the server's state directory
                (`$XDG_STATE_HOME/cast-rpc`). Not empty.
            max_file_size: How large a file may grow, at least 32 KiB; 0: 2 MiB. In bytes. From 0 to 1073741824.
                Absent: `0`. SDK: `GCKLogger.maxLogFileSize`.
            max_file_count: How many files are kept, with the present one; at least 2. From 0 to 100. Absent:
                `2`. SDK: `GCKLogger.maxLogFileCount`.
            filter: What is written; absent: from INFO on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            FileNotUsable, LibraryUnavailable.
        """
        params = LogSetFileParams(
            is_enabled=is_enabled,
            directory=directory,
            max_file_size=max_file_size,
            max_file_count=max_file_count,
            filter=filter,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_console(
        self,
        *,
        is_enabled: bool,
        filter: LogFilter | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> LogConsole:
        """Begins or ends the log on standard error.

        The server begins with what its option `--log-level` says.

        SDK: `GCKLogger.consoleLoggingEnabled`.

        Args:
            is_enabled: Whether there is to be one.
            filter: What is written; absent: from INFO on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            LibraryUnavailable.
        """
        params = LogSetConsoleParams(
            is_enabled=is_enabled,
            filter=filter,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_message_tap(
        self,
        *,
        is_enabled: bool | None = None,
        session_id: str | None = None,
        namespaces: Sequence[str] | None = None,
        include_heartbeat: bool | None = None,
        redact: bool | None = None,
        maximum_payload_bytes: int | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MessageTap:
        """Shows this connection the messages that go over the links, or ends that.

        They come as `LogDidTapMessage` to whoever subscribed to it. It replaces the tap that the
        connection had.

        Args:
            is_enabled: Whether it is to see any. Absent: `true`.
            session_id: Of which session; absent: of all. Not empty.
            namespaces: Globs for namespaces; absent: all. Not empty.
            include_heartbeat: Whether PING and PONG are among them. Absent: `false`.
            redact: Whether secrets are taken out of payloads, and binary payloads left out. Absent: `true`.
            maximum_payload_bytes: What is longer is cut off. In bytes. From 0 to 65536. Absent: `16384`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = LogSetMessageTapParams(
            is_enabled=is_enabled,
            session_id=session_id,
            namespaces=namespaces,
            include_heartbeat=include_heartbeat,
            redact=redact,
            maximum_payload_bytes=maximum_payload_bytes,
        )
        return self._caller.call(params, call_timeout=call_timeout)
