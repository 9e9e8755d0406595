"""Ways to Cast devices for programs that speak something else: each a small program on the asyncio client.

``python -m cast_rpc.bridges.mpris`` (D-Bus), ``python -m cast_rpc.bridges.mqtt`` (a broker).
"""
