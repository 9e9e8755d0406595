#!/usr/bin/env python3
"""Kinds of media files on models of devices: the promise of the preflight, and the answer of the strict receiver.

    python verdicts.py FOLDER-OF-BINARIES [--no-report] [--only TEXT] [--models NAME,…] [--minutes NUMBER]

Each file is checked and played by its path on each model. Media that plays is sought in: to 10 %, to 90 % and back; each time
the bytes or the segment there are fetched, as a device does (devices.md F111), and playing must continue within 3 s at the
position. A row is a defect if the device loads for ever, or if it refuses a file, or plays it without picture or sound, of
which the preflight said that it will play, or if a seek fails. The exit code is then 1. ffmpeg makes the files; without it the
program ends with 77.
"""

from __future__ import annotations

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request

from report import write_section

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The parts that are sought to must be farther apart than a segment.
os.environ.setdefault("LOCAL_FILES_SECONDS", "12")
sys.path[:0] = [str(ROOT / "Tests/ThirdParty"), str(ROOT / "clients/python/src")]
HEADING = "## Verdicts on nine models"
NOT_POSSIBLE = 77
MODELS = [
    "chromecast-1", "chromecast-3", "chromecast-ultra", "google-tv", "android-tv", "shield-tv", "nest-hub", "nest-mini",
    "chromecast-audio",
]  # fmt: skip
BROKEN = ["cut.mp4", "cut.mp3", "cut-index.mp4", "page.mp4", "empty.mkv"]
AAC, SIX = ["-c:a", "aac"], ["-ac", "6"]


def further(h264: list[str], hevc: list[str], vp9: list[str]) -> dict[str, list[str]]:
    """Kinds beyond those of Tests/ThirdParty/local_files.py, with ffmpeg's options."""
    tall, wide = ["-vf", "scale=1920:1080"], ["-vf", "scale=3840:2160"]
    deep = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le"]
    other = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p"]
    main10 = ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le", "-x265-params", "log-level=error"]
    profile2 = ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-pix_fmt", "yuv420p10le"]
    return {
        "h264-aac51.mp4": [*h264, *AAC, *SIX], "h264-aac51.mkv": [*h264, *AAC, *SIX],
        "h264-ac351.mp4": [*h264, "-c:a", "ac3", *SIX], "h264-eac351.mp4": [*h264, "-c:a", "eac3", *SIX],
        "h264-eac3.mkv": [*h264, "-c:a", "eac3"], "h264-dts.mkv": [*h264, "-c:a", "dca", "-strict", "-2"],
        "h264-dts51.mkv": [*h264, "-c:a", "dca", "-strict", "-2", *SIX],
        "h264-truehd.mkv": [*h264, "-c:a", "truehd", "-strict", "-2"], "h264-mp2.mkv": [*h264, "-c:a", "mp2"],
        "h264-pcm.mkv": [*h264, "-c:a", "pcm_s16le"], "h264-pcm.mov": [*h264, "-c:a", "pcm_s16le"],
        "h264-alac.mp4": [*h264, "-c:a", "alac"], "h264-opus.mp4": [*h264, "-c:a", "libopus"],
        "h264-opus51.mkv": [*h264, "-c:a", "libopus", *SIX], "h264-flac.mkv": [*h264, "-c:a", "flac"],
        "h264-flac51.mkv": [*h264, "-c:a", "flac", *SIX], "h264-vorbis.mkv": [*h264, "-c:a", "libvorbis"],
        "h264-10bit.mp4": [*deep, *AAC], "h264-10bit.mkv": [*deep, *AAC], "h264-444.mp4": [*other, *AAC],
        "h264-1080p30.mp4": [*h264, *tall, "-r", "30", *AAC], "h264-1080p60.mp4": [*h264, *tall, "-r", "60", *AAC],
        "h264-720p60.mp4": [*h264, "-vf", "scale=1280:720", "-r", "60", *AAC], "h264-4k30.mp4": [*h264, *wide, *AAC],
        "h264-720p120.mp4": [*h264, "-vf", "scale=1280:720", "-r", "120", *AAC],
        "h264-upright.mp4": [*h264, "-vf", "scale=1080:1920", *AAC], "h264-odd-rate.mp4": [*h264, "-r", "23.976", *AAC],
        "h264-interlaced.mp4": [*h264, "-x264-params", "tff=1", "-flags", "+ildct+ilme", *AAC],
        "h264-interlaced.mkv": [*h264, "-x264-params", "tff=1", "-flags", "+ildct+ilme", *AAC],
        "h264-baseline.mp4": [*h264, "-profile:v", "baseline", *AAC], "h264-level51.mp4": [*h264, "-level", "5.1", *AAC],
        "h264-aac.m4v": [*h264, *AAC], "h264-aac.3gp": [*h264, *AAC, "-ar", "44100"], "h264-aac.m2ts": [*h264, *AAC],
        "h264-ac3.ts": [*h264, "-c:a", "ac3"], "h264-aac.f4v": [*h264, *AAC, "-f", "f4v"],
        "hevc-main10.mp4": [*main10, "-tag:v", "hvc1", *AAC], "hevc-main10-dts.mkv": [*main10, "-c:a", "dca", "-strict", "-2"],
        "hevc-1080p.mkv": [*hevc, *tall, *AAC], "hevc-aac.ts": [*hevc, *AAC],
        "vp9-profile2.webm": [*profile2, "-c:a", "libopus"], "vp9-1080p.webm": [*vp9, *tall, "-c:a", "libopus"],
        "vp9-opus.mp4": [*vp9, "-c:a", "libopus"], "mpeg4-mp3.mkv": ["-c:v", "mpeg4", "-c:a", "libmp3lame"],
        "mjpeg-pcm.avi": ["-c:v", "mjpeg", "-c:a", "pcm_s16le"], "prores.mov": ["-c:v", "prores_ks", "-c:a", "pcm_s16le"],
        "flac-192k.flac": ["-vn", "-ar", "192000", "-c:a", "flac"], "flac-51.flac": ["-vn", "-c:a", "flac", *SIX],
        "pcm-24.wav": ["-vn", "-c:a", "pcm_s24le"], "mp2.mp2": ["-vn", "-c:a", "mp2"], "ac3.wav": ["-vn", "-c:a", "ac3"],
        "aac51.m4a": ["-vn", *AAC, *SIX], "opus51.opus": ["-vn", "-c:a", "libopus", *SIX], "eac3.eac3": ["-vn", "-c:a", "eac3"],
        "sound.mka": ["-vn", "-c:a", "libopus"],
    }  # fmt: skip


def with_dolby_vision(film: bytes) -> bytes:
    """A film of HEVC with the record of Dolby Vision's profile 5, whose base layer fits no other decoder; its index is at the end.

    (Dolby Vision Streams Within the ISO Base Media File Format 2.4, 3.2.)"""
    record = (32).to_bytes(4, "big") + b"dvcC" + bytes([1, 0, 5 << 1, 6 << 3 | 0b101, 0]) + bytes(19)
    start, end, boxes = 0, len(film), []
    for name in (b"moov", b"trak", b"mdia", b"minf", b"stbl", b"stsd", b"hvc1"):
        while film[start + 4 : start + 8] != name:
            start += int.from_bytes(film[start : start + 4], "big")
        boxes.append(start)
        end = start + int.from_bytes(film[start : start + 4], "big")
        start += 16 if name == b"stsd" else 8
    made = bytearray(film[:end] + record + film[end:])
    for box in boxes:
        made[box : box + 4] = (int.from_bytes(film[box : box + 4], "big") + len(record)).to_bytes(4, "big")
    return bytes(made)


def make(folder: pathlib.Path, only: str) -> list[str]:
    """Makes the files; returns the names of those that this ffmpeg can make. Of the further kinds only those with `only`."""
    import local_files as known

    known.make(folder)
    names = [file.name for file in known.FILES]

    def one(name: str, options: list[str]) -> str | None:
        command = ["ffmpeg", "-v", "error", "-y", *known.PICTURES, *known.SOUND, *options, str(folder / name)]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
        return name if done.returncode == 0 and (folder / name).stat().st_size else None

    kinds = [item for item in further(known.H264, known.HEVC, known.VP9).items() if only in item[0]]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        made = pool.map(lambda item: one(*item), kinds)
    whole = (folder / "h264-aac-faststart.mp4").read_bytes()
    (folder / "cut.mp4").write_bytes(whole[: len(whole) // 2])
    (folder / "cut-index.mp4").write_bytes((folder / "h264-aac.mp4").read_bytes()[:-500])
    song = (folder / "mp3.mp3").read_bytes()
    (folder / "cut.mp3").write_bytes(song[: len(song) // 2])
    (folder / "dolby-vision-5.mp4").write_bytes(with_dolby_vision((folder / "hevc-aac.mp4").read_bytes()))
    (folder / "page.mp4").write_text("<!doctype html><html>404</html>")
    (folder / "empty.mkv").write_bytes(b"")
    return [*names, *(name for name in made if name), *BROKEN, "dolby-vision-5.mp4", known.HLS, known.DASH]


PARTS = (0.1, 0.9, 0.1)
LIMIT = 3.0
"""How long a seek may take, in seconds."""


def fetch_at(url: str, position: float, duration: float) -> None:
    """Fetches the media at a position, as a device does after a seek, and breaks the connection off."""
    with urllib.request.urlopen(urllib.request.Request(url, headers={"Range": "bytes=0-"}), timeout=30) as answer:
        if "mpegurl" not in (answer.headers.get_content_type() or ""):
            length = int(answer.headers.get("Content-Length") or 0)
            url, start = answer.url, int(length * position / duration)
        else:
            url, start = segment_at(url, answer.read(4 << 20).decode(), position), 0
    with urllib.request.urlopen(urllib.request.Request(url, headers={"Range": f"bytes={start}-"}), timeout=30) as answer:
        if not answer.read(64 << 10):
            raise OSError("nothing came")


def segment_at(url: str, playlist: str, position: float) -> str:
    """The segment of a playlist, or of its first variant, in which a position is."""
    if variant := re.search(r"#EXT-X-STREAM-INF[^\n]*\n([^#\s]+)", playlist):
        url = urllib.parse.urljoin(url, variant[1])
        with urllib.request.urlopen(url, timeout=30) as answer:
            playlist = answer.read(4 << 20).decode()
    name = ""
    for length, name in re.findall(r"#EXTINF:([\d.]+),[^\n]*\n([^#\s]+)", playlist):
        position -= float(length)
        if position < 0:
            break
    return urllib.parse.urljoin(url, name)


def fault_of_seeks(client: object, device: str, status: object) -> str | None:
    """Why seeking to 10 %, 90 % and back doesn't work; None if it does, or there is nothing to seek in."""
    import cast_rpc

    if not status.duration or status.duration < 1 or status.content_type.startswith("image/"):
        return None
    # A device plays no further than it has fetched; the emulated one would reach the end while a segment is made.
    client.player.pause(device=device)
    for part in PARTS:
        target, begun = part * status.duration, time.monotonic()
        try:
            found = client.player.seek(position=target, device=device, call_timeout=60)
            fetch_at(status.content_id, target, status.duration)
        except (cast_rpc.CastError, OSError) as error:
            return f"to {part:.0%}: {error}"
        took = time.monotonic() - begun
        if took > LIMIT:
            return f"to {part:.0%}: {took:.1f} s"
        if not target - 0.5 <= (found.position or 0) <= target + LIMIT:
            return f"to {part:.0%}: it plays at {found.position:.1f} s instead of {target:.1f} s"
    return None


def outcome(client: object, receiver: object, path: str) -> tuple[str, str]:
    """The outcome of playing a file, and the words for it."""
    import cast_rpc

    before = client.media.preflight(url=path, device=receiver.address)
    try:
        status = client.player.play(url=path, device=receiver.address, wait_timeout=15, call_timeout=90)
    except (cast_rpc.MediaWillFail, cast_rpc.FileNotPlayable) as error:
        return "refused before", str(error)
    except cast_rpc.RequestTimedOut as error:
        return "LOADS FOR EVER", str(error)
    except cast_rpc.CastError as error:
        promised = before.verdict == "WILL_PLAY" and before.conversion is None
        return "PROMISED, REFUSED" if promised else "refused at load", str(error)
    media = receiver.state.screen.media
    if media is not None and (media.has_picture is False or media.has_sound is False):
        lacks = "no picture" if media.has_picture is False else "no sound"
        return ("PRETENDS" if before.verdict == "WILL_PLAY" else "plays in part, warned"), lacks
    if fault := fault_of_seeks(client, receiver.address, status):
        return "SEEK FAILS", fault
    converted = "/conversion" in (status.content_id or "") or status.content_type == "application/x-mpegurl"
    return ("converted" if converted and before.conversion is not None else "plays"), before.verdict


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--no-report", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--models", default=",".join(MODELS))
    parser.add_argument("--minutes", type=float, default=float("inf"), help="how long it may take; the rest is left out")
    options = parser.parse_args()
    if not shutil.which("ffmpeg"):
        print("needs ffmpeg", file=sys.stderr)
        return NOT_POSSIBLE
    import cast_rpc
    from cast_rpc.receiver import Fleet

    counts: dict[str, collections.Counter[str]] = {}
    defects: list[str] = []
    end = time.monotonic() + options.minutes * 60
    left = 0
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        names = [name for name in make(folder, options.only) if options.only in name]
        for model in options.models.split(","):
            fast = ("--model", model, "--launch-time", "0.05", "--load-time", "0.05")
            with Fleet(*fast, binary=options.folder / "cast-receiver", fetch_media=True) as fleet, \
                    cast_rpc.Client(server=str(options.folder / "cast-rpc")) as client:  # fmt: skip
                counts[model] = collections.Counter()
                for name in names:
                    if (begin := time.monotonic()) > end:
                        left += 1
                        continue
                    kind, words = outcome(client, fleet.devices[0], str(folder / name))
                    counts[model][kind] += 1
                    line = f"{model} {name}: {kind} ({time.monotonic() - begin:.1f} s): {words[:160]}"
                    print(line, flush=True)
                    if kind.isupper():
                        defects.append(line)
    kinds = sorted({kind for each in counts.values() for kind in each})
    rows = [f"| {model} | " + " | ".join(str(each[kind]) for kind in kinds) + " |" for model, each in counts.items()]
    section = (
        f"{HEADING}\n`python3 Benchmarks/verdicts.py FOLDER`: {len(names)} kinds of files, each checked and played by its path on"
        f" each model of the strict receiver, and sought in (10 %, 90 %, back).\n\n| model | {' | '.join(kinds)} |\n|---{'|--:' * len(kinds)}|\n" + "\n".join(rows)
        + f"\n\n{left} of {len(names) * len(counts)} rows weren't run for lack of time." * bool(left)
        + "".join(f"\n- {line}" for line in defects) + "\n"
    )
    print(section)
    if not options.no_report:
        write_section(HEADING, section)
    return 1 if defects else 0


if __name__ == "__main__":
    sys.exit(main())
