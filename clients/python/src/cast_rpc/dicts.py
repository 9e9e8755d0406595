"""The objects that calls take, as typed dictionaries with the names of the wire: ``MediaInformationDict`` for ``MediaInformation``.

Wherever a call or a model takes a model, it takes such a dictionary, too: ``client.media.load(media={"contentId": url})``. This module is
for annotations: the library itself doesn't load it.
"""

from ._generated.dicts import *  # noqa: F403
