// What the pictures are drawn with.
export type { Colour as Hue } from "../view";
export type { Paint, Picture, Region, Sketch } from "../../picture";
export * from "../../../design/shapes";
