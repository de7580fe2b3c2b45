/** A place on the drawing: [x, y], y growing downwards. */
export type Point = readonly [number, number];
