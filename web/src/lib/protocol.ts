// Written from the server's own definitions by `python -m bottega.server.typescript`; a test holds the two together.
export type * from "../../../docs/protocol";
