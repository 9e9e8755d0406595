"""Sixty-odd small files, as people have them on their disks: containers, codecs, subtitles, covers. ffmpeg makes them."""

from __future__ import annotations

import concurrent.futures
import dataclasses
import os
import pathlib
import subprocess

# Long enough for a tool that takes seconds to start and seek.
SECONDS = int(os.environ.get("LOCAL_FILES_SECONDS", "6"))
PICTURES = ["-f", "lavfi", "-i", f"testsrc=duration={SECONDS}:size=320x180:rate=25"]
SOUND = ["-f", "lavfi", "-i", f"sine=frequency=440:duration={SECONDS}"]
H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]
# x265's threads wait for each other, long beside other work.
HEVC = ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-x265-params", "log-level=error:pools=none"]
VP8 = ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8"]
VP9 = ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-pix_fmt", "yuv420p"]
AV1 = ["-c:v", "libsvtav1", "-preset", "12", "-pix_fmt", "yuv420p"]
FAST = ["-movflags", "+faststart"]

SRT = "1\n00:00:01,000 --> 00:00:02,000\nGrüße\n"
VTT = "WEBVTT\n\n00:01.000 --> 00:02.000\nGrüße\n"
ASS = """[Script Info]
ScriptType: v4.00+

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,Grüße
"""
MICRODVD = "{1}{1}25\n{25}{50}Grüße\n"
TTML = (
    '<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="de"><body><div>'
    '<p begin="00:00:01.000" end="00:00:02.000">Grüße</p></div></body></tt>'
)


@dataclasses.dataclass(frozen=True)
class LocalFile:
    """One file: how ffmpeg makes it, and whether a Chromecast plays it."""

    name: str
    options: list[str]
    # The finding that says why it can't play; None: it plays.
    refused: str | None = None
    pictures: bool = True
    sound: bool = True
    # The file beside it that holds German ones.
    subtitles: str | None = None
    # Whether German ones are inside it.
    has_subtitles_inside: bool = False
    # `inside` it, or the name of a picture beside it.
    cover: str | None = None
    # Of its tags.
    title: str | None = None
    duration: bool = True
    # A finding that is a risk.
    risk: str | None = None
    # Whether the emulated Chromecast of the third generation refuses it: it has no decoder for the pictures.
    fails: bool = False

    @property
    def is_image(self) -> bool:
        return not self.duration and self.refused is None

    @property
    def is_sound(self) -> bool:
        return not self.pictures and not self.is_image

    @property
    def stem(self) -> str:
        return pathlib.PurePath(self.name).stem


def _sound(name: str, *options: str, **more: object) -> LocalFile:
    return LocalFile(name, ["-vn", *options], pictures=False, **more)  # type: ignore[arg-type]


def _covered(name: str, codec: str) -> LocalFile:
    return LocalFile(name, ["-c:a", codec], pictures=False, cover=INSIDE, title="A song")


def _image(name: str, **more: object) -> LocalFile:
    return LocalFile(name, ["-frames:v", "1"], sound=False, duration=False, **more)  # type: ignore[arg-type]


INSIDE = "inside"
CONTAINER, VIDEO, AUDIO = "CONTAINER_NOT_SUPPORTED", "VIDEO_CODEC_NOT_SUPPORTED", "AUDIO_CODEC_NOT_SUPPORTED"

FILES = [
    LocalFile("h264-aac.mp4", [*H264, "-c:a", "aac"]),
    LocalFile("h264-aac-faststart.mp4", [*H264, "-c:a", "aac", *FAST]),
    LocalFile("h264-aac-fragmented.mp4", [*H264, "-c:a", "aac", "-movflags", "frag_keyframe+empty_moov+global_sidx"]),
    LocalFile("h264-mp3.mp4", [*H264, "-c:a", "libmp3lame"]),
    LocalFile("h264-ac3.mp4", [*H264, "-c:a", "ac3"], risk=AUDIO),
    LocalFile("h264-silent.m4v", [*H264, "-an"]),
    LocalFile("hevc-aac.mp4", [*HEVC, "-tag:v", "hvc1", "-c:a", "aac"], risk=VIDEO, fails=True),
    LocalFile("hevc-opus.mp4", [*HEVC, "-tag:v", "hev1", "-c:a", "libopus"], risk=VIDEO, fails=True),
    LocalFile("av1-aac.mp4", [*AV1, "-c:a", "aac"], risk=VIDEO, fails=True),
    LocalFile("mpeg4-aac.mp4", ["-c:v", "mpeg4", "-c:a", "aac"], refused=VIDEO),
    LocalFile("vp8-vorbis.webm", [*VP8, "-c:a", "libvorbis"]),
    LocalFile("vp9-opus.webm", [*VP9, "-c:a", "libopus"], risk=VIDEO, fails=True),
    LocalFile("av1-opus.webm", [*AV1, "-c:a", "libopus"], risk=VIDEO, fails=True),
    LocalFile("h264-aac.mkv", [*H264, "-c:a", "aac"], risk=CONTAINER),
    LocalFile("hevc-ac3.mkv", [*HEVC, "-c:a", "ac3"], risk=CONTAINER, fails=True),
    LocalFile("vp9-flac.mkv", [*VP9, "-c:a", "flac"], risk=CONTAINER, fails=True),
    LocalFile("mpeg2-mp2.mkv", ["-c:v", "mpeg2video", "-c:a", "mp2"], refused=VIDEO),
    LocalFile("h264-aac.mov", [*H264, "-c:a", "aac"], risk=CONTAINER),
    LocalFile("h264-aac.ts", [*H264, "-c:a", "aac"], refused=CONTAINER),
    LocalFile("mpeg2-mp2.ts", ["-c:v", "mpeg2video", "-c:a", "mp2"], refused=CONTAINER),
    LocalFile("mpeg4-mp3.avi", ["-c:v", "mpeg4", "-c:a", "libmp3lame"], refused=CONTAINER),
    LocalFile("h264-aac.avi", [*H264, "-c:a", "aac"], refused=CONTAINER),
    LocalFile("h264-aac.flv", [*H264, "-c:a", "aac"], refused=CONTAINER),
    LocalFile("wmv2-wma.wmv", ["-c:v", "wmv2", "-c:a", "wmav2"], refused=CONTAINER),
    LocalFile("mpeg2-mp2.mpg", ["-c:v", "mpeg2video", "-c:a", "mp2"], refused=CONTAINER),
    LocalFile("theora-vorbis.ogv", ["-c:v", "libtheora", "-c:a", "libvorbis"], refused=VIDEO),
    _sound("vorbis.ogg", "-c:a", "libvorbis"),
    _sound("opus.opus", "-c:a", "libopus"),
    _sound("flac.flac", "-c:a", "flac"),
    _sound("mp3.mp3", "-c:a", "libmp3lame"),
    _covered("mp3-cover.mp3", "libmp3lame"),
    _covered("m4a-cover.m4a", "aac"),
    _covered("flac-cover.flac", "flac"),
    _sound("pcm.wav", "-c:a", "pcm_s16le"),
    _sound("aac.m4a", "-c:a", "aac"),
    _sound("aac.aac", "-c:a", "aac"),
    _sound("alac.m4a", "-c:a", "alac", refused=AUDIO),
    _sound("ac3.ac3", "-c:a", "ac3", refused=CONTAINER),
    _sound("wma.wma", "-c:a", "wmav2", refused=CONTAINER),
    _sound("pcm.aiff", refused=CONTAINER),
    _image("photo.jpg"),
    _image("photo.png"),
    _image("photo.gif"),
    _image("photo.webp"),
    _image("photo.bmp"),
    _image("photo.tiff", refused=CONTAINER),
    LocalFile("with-cover.mp4", [*H264, "-c:a", "aac", *FAST], cover="with-cover.jpg"),
    LocalFile("with-title.mp4", [*H264, "-c:a", "aac", *FAST], title="A film"),
    LocalFile("with-srt.mp4", [*H264, "-c:a", "aac", *FAST], subtitles="with-srt.de.srt"),
    LocalFile("with-ass.mp4", [*H264, "-c:a", "aac", *FAST], subtitles="with-ass.de.ass"),
    LocalFile("with-vtt.mp4", [*H264, "-c:a", "aac", *FAST], subtitles="with-vtt.de.vtt"),
    LocalFile("with-ttml.mp4", [*H264, "-c:a", "aac", *FAST], subtitles="with-ttml.de.ttml"),
    LocalFile("with-microdvd.mp4", [*H264, "-c:a", "aac", *FAST], subtitles="with-microdvd.de.sub"),
    LocalFile("with-srt.webm", [*VP8, "-c:a", "libvorbis"], subtitles="with-srt.de.srt"),
    LocalFile("inside.mp4", [*H264, "-c:a", "aac", *FAST, "-c:s", "mov_text"], has_subtitles_inside=True),
    LocalFile("inside-srt.mkv", [*H264, "-c:a", "aac", "-c:s", "srt"], has_subtitles_inside=True, risk=CONTAINER),
    LocalFile("inside-ass.mkv", [*H264, "-c:a", "aac", "-c:s", "ass"], has_subtitles_inside=True, risk=CONTAINER),
]

SIDECARS = {
    "with-srt.de.srt": SRT, "with-ass.de.ass": ASS, "with-vtt.de.vtt": VTT, "with-ttml.de.ttml": TTML,
    "with-microdvd.de.sub": MICRODVD,
}  # fmt: skip
HLS, DASH = "hls/list.m3u8", "dash/list.mpd"


def _run(*arguments: object) -> None:
    command = ["ffmpeg", "-v", "error", "-y", *map(str, arguments)]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True)


def _make(folder: pathlib.Path, file: LocalFile) -> None:
    red = ["-f", "lavfi", "-i", "color=c=red:size=64x64:duration=1"]
    title = [] if file.title is None else ["-metadata", f"title={file.title}"]
    if file.cover == INSIDE:
        mapping = ["-map", "0:a", "-map", "1:v", "-frames:v", "1", "-c:v", "mjpeg", "-disposition:v", "attached_pic"]
        _run(*SOUND, *red, *mapping, *file.options, *title, "-metadata", "artist=Somebody", folder / file.name)
        return
    if file.cover:
        _run(*red, "-frames:v", "1", folder / file.cover)
    inputs = (PICTURES if file.pictures or file.options[:1] == ["-vn"] else []) + (SOUND if file.sound else [])
    if file.has_subtitles_inside:
        inputs = [*inputs, "-i", folder / "with-srt.de.srt", "-map", "0:v", "-map", "1:a", "-map", "2:s"]
        title = [*title, "-metadata:s:s:0", "language=ger"]
    _run(*inputs, *file.options, *title, folder / file.name)


def make(folder: pathlib.Path) -> None:
    """Makes them all; takes some seconds."""
    for name in ("hls", "dash"):
        (folder / name).mkdir(exist_ok=True)
    for name, text in SIDECARS.items():
        (folder / name).write_text(text, encoding="utf-8")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        made = [pool.submit(_make, folder, file) for file in FILES]
        parts = [*PICTURES, *SOUND, *H264, "-c:a", "aac", "-g", "25"]
        made.append(pool.submit(_run, *parts, "-f", "hls", "-hls_time", "2", "-hls_list_size", "0", folder / HLS))
        made.append(pool.submit(_run, *parts, "-f", "dash", "-seg_duration", "2", folder / DASH))
        for one in made:
            one.result()
