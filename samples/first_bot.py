"""A bot for the socket of Bothy. Needs Python 3.10 and its standard library."""

import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
from urllib.parse import urlsplit

SERVER = os.environ.get("BOTHY_SERVER", "http://localhost:3000")
TOKEN = os.environ.get("BOTHY_TOKEN", "")

FOR_GOOD = (4001, 4002)  # the token is revoked or unknown; another program uses it
BEAT = 30
SHORTEST = 0.12  # ten messages a second may be said for long
LONGEST_WAIT = 30
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def choose(question):
    """Any action of the list is legal; a better bot looks at question["view"]."""
    return random.choice(question["legal"])


class Closed(Exception):
    def __init__(self, code, reason=""):
        super().__init__(reason)
        self.code = code


class Socket:
    """As much of RFC 6455 as a client needs."""

    def __init__(self, server, token):
        url = urlsplit(server)
        secure = url.scheme == "https"
        port = url.port or (443 if secure else 80)
        raw = socket.create_connection((url.hostname, port), timeout=BEAT)
        if secure:
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=url.hostname)
        self.raw, self.rest = raw, b""
        key = base64.b64encode(os.urandom(16)).decode()
        raw.sendall(
            (
                f"GET {url.path.rstrip('/')}/socket HTTP/1.1\r\nHost: {url.netloc}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n"
            ).encode()
        )
        while b"\r\n\r\n" not in self.rest:
            self.fill()
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        proof = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        if b" 101 " not in head.split(b"\r\n")[0] or proof not in head:
            raise Closed(1006, head.split(b"\r\n")[0].decode("latin-1"))

    def fill(self):
        more = self.raw.recv(65536)
        if not more:
            raise Closed(1006)
        self.rest += more

    def take(self, count):
        while len(self.rest) < count:
            self.fill()
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def frame(self):
        """A timeout between frames leaves what has come in `rest`; within one the connection is given up."""
        while len(self.rest) < 2:
            self.fill()
        try:
            first, second = self.take(2)
            size = second & 127
            if size == 126:
                (size,) = struct.unpack("!H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.take(8))
            return first & 128, first & 15, self.take(size)
        except TimeoutError as slow:
            raise Closed(1006) from slow

    def send(self, opcode, payload):
        size = len(payload)
        head = bytes([128 | opcode])
        if size < 126:
            head += bytes([128 | size])
        elif size < 65536:
            head += bytes([128 | 126]) + struct.pack("!H", size)
        else:
            head += bytes([128 | 127]) + struct.pack("!Q", size)
        mask = os.urandom(4)
        self.raw.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def say(self, message):
        self.send(TEXT, json.dumps(message).encode())

    def hear(self):
        """The next message, whole. Raises TimeoutError if none has begun for long."""
        parts = b""
        while True:
            last, opcode, payload = self.frame()
            if opcode == CLOSE:
                code = struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 1005
                raise Closed(code, payload[2:].decode())
            if opcode == PING:
                self.send(PONG, payload)
            elif opcode != PONG:
                parts += payload
                if last:
                    return json.loads(parts)


class Bot:
    def __init__(self, line):
        self.line, self.games, self.answered, self.free = line, {}, {}, 0.0

    def run(self):
        self.line.say({"type": "hello", "protocol": 1})
        self.line.say({"type": "attend"})
        was_silent = False
        while True:
            try:
                message = self.line.hear()
                was_silent = False
            except TimeoutError as silence:
                if was_silent:
                    raise Closed(1006) from silence
                was_silent = True
                self.line.say({"type": "ping", "tag": 0})
                continue
            if message["type"] == "listed":
                self.learn(message["table"])
            elif message["type"] == "state":
                self.answer(message)
            elif message["type"] == "refused":
                self.ask_again(message)

    def learn(self, table):
        known = table["id"] in self.games
        if table["status"] == "over":
            if known:
                del self.games[table["id"]]
                self.line.say({"type": "leave", "table": table["id"]})
                print("over:", table["id"], flush=True)
        elif not known:
            self.games[table["id"]] = table["game"]
            self.line.say({"type": "join", "table": table["id"]})

    def answer(self, state):
        table, seat, version, request = state["table"], state["seat"], state["version"], state["request"]
        if seat is None:
            return
        at = {"table": table, "seat": seat, "tag": version}
        if request and seat in request["asked"] and seat not in request["agreed"]:
            self.line.say({"type": "consent", "request": request["number"], "agree": True, **at})
        elif state["legal"] and self.answered.get(table) != version:
            self.answered[table] = version
            action = choose({**state, "game": self.games.get(table)})
            self.pause()
            self.line.say({"type": "submit", "version": version, "action": action, **at})

    def ask_again(self, refused):
        """Joining brings the whole position: after a refusal it is asked for once more."""
        print("refused:", refused["refusal"]["why"], file=sys.stderr)
        time.sleep(1)
        if refused["table"] in self.games:
            self.answered.pop(refused["table"], None)
            self.line.say({"type": "join", "table": refused["table"]})

    def pause(self):
        now = time.monotonic()
        self.free = max(now, self.free) + SHORTEST
        time.sleep(max(0.0, self.free - SHORTEST - now))


def main():
    wait = 1
    while True:
        began = time.monotonic()
        try:
            Bot(Socket(SERVER, TOKEN)).run()
        except Closed as end:
            if end.code in FOR_GOOD:
                return str(end)
        except OSError as error:
            print("no connection:", error, file=sys.stderr)
        wait = 1 if time.monotonic() - began > LONGEST_WAIT else min(2 * wait, LONGEST_WAIT)
        time.sleep(wait)


if __name__ == "__main__":
    sys.exit(main())
