/** A gradient stop: a colour, or [colour, opacity 0-1, offset 0-1]. Stops without an offset are spread evenly. */
export type Stop = string | readonly [colour: string, opacity?: number, offset?: number];

/** Colour ramp of a subject: light, body and shade, as #rrggbb. */
export interface Ramp {
  readonly h1: string;
  readonly h2: string;
  readonly h3: string;
}

/**
 * Colours of one picture, as #rrggbb: the ground (a is the mid tone, b the deep tone, g the glow), the subject's
 * ramp, and the accent x.
 */
export interface Palette extends Ramp {
  readonly a: string;
  readonly b: string;
  readonly g: string;
  readonly x: string;
}
