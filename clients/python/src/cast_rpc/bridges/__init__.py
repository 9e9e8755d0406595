"""Bridges from Cast devices to other protocols: each is a small program on the asyncio client.

``cast-rpc-mpris`` (D-Bus), ``cast-rpc-mqtt`` (a broker); also ``python -m cast_rpc.bridges.mpris`` and ``….mqtt``.
"""
