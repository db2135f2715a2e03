"""The description of everything that is served, for programs: HTTP as OpenAPI, the socket's messages beside it."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
from litestar import Request, get
from litestar.openapi import OpenAPIConfig

from stolek.about import VERSION
from stolek.server import wire

SOCKET: Final = "/socket"
REFS: Final = "#/components/schemas/{name}"
CONFIG: Final = OpenAPIConfig(title="Stolek", version=VERSION, render_plugins=(), path="/api/openapi")


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """Litestar's description with what it does not know: our refusals, the token, the socket."""
    messages = [wire.Problem, *get_args(wire.FromPage), *get_args(wire.ToPage)]
    refs, parts = msgspec.json.schema_components(messages, ref_template=REFS)
    sent, answered = refs[1 : 1 + len(get_args(wire.FromPage))], refs[1 + len(get_args(wire.FromPage)) :]
    components = schema.setdefault("components", {})
    components["schemas"] = {**components.get("schemas", {}), **parts}
    components["securitySchemes"] = {
        "person": {"type": "apiKey", "in": "cookie", "name": "stolek"},
        "token": {"type": "apiKey", "in": "header", "name": "x-csrf"},
    }
    refusal = {"description": "Refused", "content": {"application/json": {"schema": refs[0]}}}
    for operations in schema["paths"].values():
        for method, operation in operations.items():
            for status in [status for status in operation["responses"] if status.startswith("4")]:
                del operation["responses"][status]
            operation["responses"].get("204", {}).pop("content", None)
            operation["responses"]["default"] = refusal
            operation["security"] = [{"person": []}] if method == "get" else [{"person": [], "token": []}]
    schema["x-socket"] = {"path": SOCKET, "fromPage": {"oneOf": sent}, "toPage": {"oneOf": answered}}
    return schema


@get("/schema", summary="This description", include_in_schema=False, sync_to_thread=False)
def schema(request: Request[Any, Any, Any]) -> dict[str, Any]:
    return described(request.app.openapi_schema.to_schema())
