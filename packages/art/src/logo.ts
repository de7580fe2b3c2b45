// The Liftoff mark: an ascending delta, its right half in Ion, two shock diamonds below.

interface MarkColours {
  /** The left half of the delta. */
  readonly hull: string;
  /** The right half and the diamonds. */
  readonly ion: string;
}

/** The mark's colours on the dark and on the light theme. */
export const MARK_COLOURS = {
  dark: { hull: '#f4f6fa', ion: '#91a1ff' },
  light: { hull: '#0f1321', ion: '#414fd2' },
} as const satisfies Record<string, MarkColours>;

const shapes = ({ hull, ion }: MarkColours): string =>
  `<path d="M13 0 25 20 13 15.2 1 20Z" fill="${hull}"/>` +
  `<path d="M13 0 25 20 13 15.2ZM13 18.4l2.6 3.2-2.6 3.2-2.6-3.2Z" fill="${ion}"/>` +
  `<path d="m13 25.6 1.7 2.1-1.7 2.1-1.7-2.1Z" fill="${ion}" opacity=".6"/>`;

/** The mark alone, 26 x 30, transparent. Never smaller than 20 px high. */
export const liftoffMark = (theme: keyof typeof MARK_COLOURS = 'dark'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 30">${shapes(MARK_COLOURS[theme])}</svg>`;

/** The mark on night, 512 x 512, for an installed app; the corners stay full, the system rounds them. */
export const liftoffIcon = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
  '<defs><radialGradient id="n" cx="50%" cy="100%" r="100%"><stop offset="0" stop-color="#1d2559"/><stop offset="1" stop-color="#0a0c14"/></radialGradient></defs>' +
  '<path d="M0 0H512V512H0Z" fill="url(#n)"/>' +
  `<g transform="translate(126 106) scale(10)">${shapes(MARK_COLOURS.dark)}</g></svg>`;
