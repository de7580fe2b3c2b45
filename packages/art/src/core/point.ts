/** A point of the drawing as [x, y], with y increasing downwards. */
export type Point = readonly [number, number];
