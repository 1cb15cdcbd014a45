// What a picture is: shapes in paints.

type Hue = "yellow" | "green" | "brown" | "blue" | "red";

/** A colour of the palette in tokens.css: a touch's colour with its depth, or one that no touch paints. */
export type Paint =
  `${Hue}-${1 | 2 | 3 | 4 | 5}` | `skin-${1 | 2 | 3}` | `grey-${1 | 2 | 3}` | "white" | "bone" | "ink";

/** One shape in one paint; with a width it is a brush stroke along the path, else the path is filled. */
export type Region<P extends string = Paint> = [paint: P, path: string, width?: number];

/** Regions lie in the order in which they are drawn, and each colour is painted in that order too. */
export interface Picture<P extends string = Paint> {
  w: number;
  h: number;
  regions: Region<P>[];
}

/** A picture nobody has looked at yet: drawn when it is hung. */
export type Sketch<P extends string = Paint> = () => Picture<P>;
