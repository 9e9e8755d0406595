"""Calls of every method of ``serve``, for both clients."""

from __future__ import annotations

from typing import Any


async def use_serving(client: Any) -> None:
    """There is a session."""
    published = await client.serve.publish(path=__file__, content_type="text/x-python", name="film.py")
    assert published.url.endswith("/film.py") and not published.allow_any_peer and not published.is_automatic
    assert (await client.serve.list(session_id=published.session_id)).publications == [published]
    await client.serve.unpublish(publication_id=published.publication_id)
    assert (await client.serve.list()).publications == []
