// What the frame loads when a table of Final Touch is opened.
import type { Component } from "svelte";
import type { BoardProps } from "../index";
import PlainBoard from "../../table/PlainBoard.svelte";

export const Board: Component<BoardProps> = PlainBoard;
