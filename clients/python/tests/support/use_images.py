"""The calls of ``image.*`` that the coverage tests make of both clients."""

from __future__ import annotations

from typing import Any

import cast_rpc
from cast_rpc import Image, ImageHints, ImageHintType, ImagePickPolicy, ImagePickStrategy


async def use_images(client: Any) -> None:
    policy = ImagePickPolicy(strategy=ImagePickStrategy.LARGEST)
    assert (await client.image.set_policy(policy=policy)).strategy == "LARGEST"
    assert (await client.image.get_policy()).strategy == "LARGEST"
    images = [Image(url="https://example.com/a", width=1, height=1), Image(url="https://example.com/b", width=2, height=2)]
    hints = ImageHints(image_type=ImageHintType.CAST_DIALOG)
    picked = await client.image.pick(images=images, hints=hints)
    assert picked.image.url.endswith("b") and not picked.is_custom
    assert (await client.image.pick(images=images, strategy="FIRST")).image.url.endswith("a")
    await client.image.set_policy()
    try:
        await client.image.fetch(url="https://127.0.0.1/a.png?token=secret")
        raise AssertionError("this machine is no place for pictures")
    except cast_rpc.ImageURLRefused as error:
        assert "secret" not in str(error)
    assert (await client.image.cache_info()).images >= 0
    assert (await client.image.clear_cache()).images == 0
