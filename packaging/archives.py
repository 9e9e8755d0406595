"""Tar archives whose bytes depend on their contents alone: one time, no owner, the order given."""

import gzip
import io
import tarfile

# The time that npm gives every file; zip files can't have an older one than 1980.
TIME = 499162500


def write_tarball(path, files):
    """Writes a `.tar`, or a compressed one. `files` are triples: the path in the archive, the bytes, and whether it is a program."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data, is_program in files:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(data), TIME, 0o755 if is_program else 0o644
            archive.addfile(entry, io.BytesIO(data))
    with open(path, "wb") as file:
        if path.suffix == ".tar":
            file.write(packed.getvalue())
        else:
            with gzip.GzipFile("", "wb", 6, file, 0) as compressed:
                compressed.write(packed.getvalue())
    print(f"{path.name}  {path.stat().st_size / 1e6:.1f} MB")


def files_of(path):
    """The regular files of an archive, sorted, as `write_tarball` takes them."""
    with tarfile.open(path) as archive:
        members = sorted((member for member in archive if member.isreg()), key=lambda member: member.name)
        return [(member.name, archive.extractfile(member).read(), bool(member.mode & 0o100)) for member in members]
