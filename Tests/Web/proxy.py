"""A link that a test can cut: bytes between the server and a receiver, until they are lost on the way."""

import socket
import threading


class Link:
    """Forwards connections to a port of 127.0.0.1. After `cut()` nothing arrives any more, as with a pulled cable: no end, no error."""

    def __init__(self, port):
        self.target = port
        self.is_cut = False
        self.sockets = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            self.sockets.append(near)
            if self.is_cut:
                continue
            far = socket.create_connection(("127.0.0.1", self.target))
            self.sockets.append(far)
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self.forward, args=(one, other), daemon=True).start()

    def forward(self, source, sink):
        try:
            while data := source.recv(65536):
                if not self.is_cut:
                    sink.sendall(data)
            if not self.is_cut:
                sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def cut(self):
        self.is_cut = True

    def mend(self):
        """The cable is back: connections that lost bytes are of no use any more."""
        for one in self.sockets:
            one.close()
        self.sockets = []
        self.is_cut = False

    def close(self):
        self.listener.close()
        self.mend()
