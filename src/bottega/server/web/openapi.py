"""The description of the API for programs, as strict as the server is.

Litestar leaves some of what msgspec checks out of the schemas: that no other fields are allowed, and the smallest
number of a seat. So the schemas of what clients send are those of msgspec itself. Nor does it know that a request that
changes something must be JSON even where nothing is said in it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from bottega.server import protocol
from bottega.server.api import replays
from bottega.server.web.security import UNSUBSCRIBE, WITH_BODY

PARAMETERS = {  # that msgspec checks more closely than Litestar says
    ("path", "code"): protocol.Code,
    ("query", "first"): replays.Step,
    ("query", "count"): replays.Count,
}
NOTHING_SAID = {"required": True, "content": {"application/json": {"schema": {"type": "object", "maxProperties": 0}}}}


class StrictJson(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, exact = msgspec.json.schema_components(bodies(), ref_template="#/components/schemas/{name}")
        schemas = openapi_schema["components"]["schemas"]
        schemas.update({name: schema for name, schema in exact.items() if name in schemas})
        for path, operations in openapi_schema["paths"].items():
            for method, operation in operations.items():
                if method.upper() in WITH_BODY and not path.startswith(UNSUBSCRIBE):
                    operation.setdefault("requestBody", NOTHING_SAID)
                for parameter in operation.get("parameters", []):
                    exact_type = PARAMETERS.get((parameter["in"], parameter["name"]))
                    if exact_type is not None:
                        parameter["schema"].update(msgspec.json.schema(exact_type))
        return super().render(request, openapi_schema)


def bodies() -> list[type]:
    """What clients send over HTTP."""
    strict = [each for each in vars(protocol).values() if isinstance(each, type) and issubclass(each, protocol.Body)]
    return [*strict, protocol.Record]
