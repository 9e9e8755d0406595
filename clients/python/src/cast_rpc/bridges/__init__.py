"""Bridges from Cast devices to other protocols: each is a small program on the asyncio client.

``python -m cast_rpc.bridges.mpris`` (D-Bus), ``python -m cast_rpc.bridges.mqtt`` (a broker).
"""
