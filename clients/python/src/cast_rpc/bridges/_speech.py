"""Announcements by voice: a program of the user turns a text into sound. Knows no broker.

The text comes from any client of a broker, so it goes to the program's standard input as one plain line: never into a command line, and
never through a shell. The program runs one at a time, within limits of time and output, in a process group that is killed as a whole.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
import signal
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from .._text import plain
from ._wait import within

MAX_SPEECH = 500
"""The longest text in characters."""

MAX_SOUND = 20 * 1024 * 1024
"""The largest sound in bytes: two minutes of a WAV file as most programs write it."""

SPEECH_TIME = 30.0
"""Seconds that the program may take."""

_SUFFIXES = {b"RIFF": ".wav", b"OggS": ".ogg", b"fLaC": ".flac", b"ID3": ".mp3", b"\xff\xfb": ".mp3", b"\xff\xf3": ".mp3"}
"""The suffixes of sound files by their first bytes."""


class SpeechFailed(Exception):
    """The program that speaks has failed."""


class Speech:
    """Turns texts into sound files with a program that reads a text and writes a sound file: ``espeak-ng --stdin --stdout``.

    Raises ``ValueError`` if the command is no command.

    Args:
        command: the program and its arguments, as a shell would split them; no shell runs it.
        limit: the largest sound in bytes.
        time: seconds that the program may take.
    """

    def __init__(self, command: str, *, limit: int = MAX_SOUND, time: float = SPEECH_TIME) -> None:
        self._command = shlex.split(command)
        if not self._command:
            raise ValueError("the command is empty")
        self._limit = limit
        self._time = time
        self._turn = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def spoken(self, text: str) -> AsyncIterator[Path]:
        """Yields the sound file of a text, which is removed afterwards. Raises ``SpeechFailed``."""
        with tempfile.TemporaryDirectory(prefix="cast-rpc-speech-") as folder:
            async with self._turn:
                sound = await self._sound(plain(text, MAX_SPEECH), folder)
            suffix = next((suffix for start, suffix in _SUFFIXES.items() if sound.startswith(start)), None)
            if suffix is None:
                raise SpeechFailed(f"{self._command[0]} wrote no WAV, Ogg, FLAC or MP3 file")
            path = Path(folder, f"speech{suffix}")
            path.write_bytes(sound)
            yield path

    async def _sound(self, text: str, folder: str) -> bytes:
        sound = asyncio.StreamReader()
        output, output_of_program = os.pipe()
        # asyncio would wait for a pipe of its child until every process that holds it has ended, even a process that
        # left the session.
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(sound), os.fdopen(output, "rb", buffering=0)
        )
        try:
            program = await self._start(folder, output_of_program)
            try:
                return await within(self._time, self._converse(program, f"{text}\n".encode("utf-8", "replace"), sound))
            except asyncio.TimeoutError as error:
                raise SpeechFailed(f"{self._command[0]} took more than {self._time:g} seconds") from error
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(program.pid, signal.SIGKILL)
                if program.stdin is not None:
                    program.stdin.close()
                await program.wait()
        finally:
            transport.close()

    async def _start(self, folder: str, output: int) -> asyncio.subprocess.Process:
        """Starts the program, and closes its output in this process."""
        try:
            return await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=output,
                stderr=asyncio.subprocess.DEVNULL,
                cwd=folder,
                start_new_session=True,
            )
        except OSError as error:
            raise SpeechFailed(f"{self._command[0]} can't be run: {error.strerror}") from error
        finally:
            os.close(output)

    async def _converse(self, program: asyncio.subprocess.Process, text: bytes, output: asyncio.StreamReader) -> bytes:
        assert program.stdin is not None
        with contextlib.suppress(ConnectionError):  # A program that doesn't read its input has ended, or writes something fixed.
            program.stdin.write(text)
            await program.stdin.drain()
        program.stdin.close()
        sound = bytearray()
        while chunk := await output.read(65_536):
            sound += chunk
            if len(sound) > self._limit:
                raise SpeechFailed(f"{self._command[0]} wrote more than {self._limit} bytes")
        if await program.wait() != 0:
            raise SpeechFailed(f"{self._command[0]} ended with {program.returncode}")
        return bytes(sound)


def spoken_text(value: Any) -> tuple[str, float | None]:
    """Returns the text and the volume of a ``say`` command: a text, or ``{"text": …, "volume": …}``.

    Raises ``TypeError`` or ``ValueError`` for other values.
    """
    members = {"text": value} if not isinstance(value, dict) else value
    if "text" not in members or not members.keys() <= {"text", "volume"}:
        raise TypeError(f"expected `text`, and perhaps volume; found {plain(', '.join(members), 200) or 'none'}")
    text, volume = members["text"], members.get("volume")
    if not isinstance(text, str) or not plain(text) or len(text) > MAX_SPEECH:
        raise ValueError(f"expected a text of 1 to {MAX_SPEECH} characters, found {text!r:.100}")
    if volume is not None and (isinstance(volume, bool) or not isinstance(volume, (int, float)) or not 0 <= volume <= 1):
        raise ValueError(f"expected a volume from 0 to 1, found {volume!r:.100}")
    return text, volume
