"""The description of the API is as strict as the server."""

from __future__ import annotations

from bottega.server import protocol
from bottega.server.web.openapi import bodies
from server.running import Player, Running


def test_what_the_server_refuses_is_not_allowed_by_the_description(running: Running) -> None:
    described = Player(running.port).get("/schema/openapi.json")
    schemas = described["components"]["schemas"]
    for body in bodies():
        if body.__name__ in schemas and body is not protocol.Record:
            assert schemas[body.__name__]["additionalProperties"] is False, body
    seat = schemas["Sit"]["properties"]["seat"]["anyOf"][0]
    assert (seat["minimum"], seat["maximum"]) == (0, 7)
    (code,) = described["paths"]["/api/v1/tables/{code}/sit"]["post"]["parameters"]
    assert code["schema"]["pattern"] == r"^[0-9A-Za-z-]{1,16}$(?!\n)"


def test_the_record_that_is_imported_is_described(running: Running) -> None:
    described = Player(running.port).get("/schema/openapi.json")
    schemas, sent = described["components"]["schemas"], described["paths"]["/api/v1/replays"]["post"]["requestBody"]
    assert sent["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Record"}
    assert schemas["Record"]["required"] == ["game", "moves", "seats", "version"]
    assert schemas["Record"]["properties"]["moves"]["maxItems"] == 5_000
    assert schemas["Record"]["properties"]["seed"]["anyOf"][0]["maxLength"] == 64
    assert schemas["RecordedMove"]["required"] == ["action", "seat"]


def test_a_request_that_changes_something_is_json_even_if_it_says_nothing(running: Running) -> None:
    described = Player(running.port).get("/schema/openapi.json")["paths"]
    for path, operations in described.items():
        for method, operation in operations.items():
            told = "application/json" in operation.get("requestBody", {}).get("content", {})
            needed = method in ("post", "put", "patch") and not path.startswith("/api/v1/unsubscribe/")
            assert told or not needed, (method, path)
