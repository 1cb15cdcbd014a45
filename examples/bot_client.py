"""A bot that plays through the public API, with nothing but docs/protocol.md.

    python examples/bot_client.py http://127.0.0.1:8000 final-touch

It makes a table against a bot of the server and plays any of its choices until the game is over. Give it a code as
well, and it sits down at that table instead. It needs the library `websockets`, and nothing of Bottega.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


class Client:
    """Somebody at a server: the cookie says who."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.cookie = ""
        self.post("/guest", name=name)

    def post(self, path: str, **body: Any) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(f"{self.server}/api/v1{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            given = answer.headers.get("Set-Cookie")
            if given:
                self.cookie = given.split(";")[0]
            return json.load(answer)

    def play(self, code: str) -> dict[str, Any]:
        """Plays to the end; returns the outcome."""
        url = f"{self.server.replace('http', 'ws', 1)}/api/v1/tables/{code}/socket"
        with connect(url, additional_headers={"Cookie": self.cookie}, legacy=True) as socket:
            seat, asked = None, None
            for text in socket:
                message = json.loads(text)
                if message["type"] == "refusal" and message["rule"] != "G-TURN":  # else the next view asks anew
                    raise RuntimeError(f"refused: {message['rule']} {message['sentence']}")
                if message["type"] == "state":
                    seat = message["seat"]
                if "view" not in message:
                    continue
                view = message["view"]
                if view["outcome"]:
                    return dict(view["outcome"])
                choices = view["choices"]
                if seat not in view["awaited"]:  # there may be an offer to answer
                    choices = [choice for choice in choices if choice["type"] == "decline"]
                if choices and view["decision"] != asked:
                    asked = view["decision"]
                    action = random.choice(choices)
                    socket.send(json.dumps({"type": "move", "id": f"m{asked}", "decision": asked, "action": action}))
        raise RuntimeError("the server hung up")


def main(server: str, game: str = "final-touch", code: str | None = None) -> None:
    client = Client(server, "Random client")
    if code is None:
        seats = next(info["seats"][0] for info in games(server) if info["name"] == game)
        bots = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
        code = str(client.post("/tables", game=game, seats=[{"kind": "me"}, *bots])["code"])
    else:
        client.post(f"/tables/{code}/sit")
    print(f"{game} at table {code}: {client.play(code)}")


def games(server: str) -> Any:
    with urllib.request.urlopen(f"{server}/api/v1/games") as answer:
        return json.load(answer)


if __name__ == "__main__":
    main(*sys.argv[1:])
