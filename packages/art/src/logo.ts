// The Liftoff mark: an ascending delta with its right half in Ion, and two shock diamonds below.

interface MarkColours {
  /** Colour of the delta's left half. */
  readonly hull: string;
  /** Colour of the delta's right half and of the diamonds. */
  readonly ion: string;
}

/** Colours of the mark for the dark and the light theme. */
export const MARK_COLOURS = {
  dark: { hull: '#f4f6fa', ion: '#91a1ff' },
  light: { hull: '#0f1321', ion: '#414fd2' },
} as const satisfies Record<string, MarkColours>;

const shapes = ({ hull, ion }: MarkColours): string =>
  `<path d="M13 0 25 20 13 15.2 1 20Z" fill="${hull}"/>` +
  `<path d="M13 0 25 20 13 15.2ZM13 18.4l2.6 3.2-2.6 3.2-2.6-3.2Z" fill="${ion}"/>` +
  `<path d="m13 25.6 1.7 2.1-1.7 2.1-1.7-2.1Z" fill="${ion}" opacity=".6"/>`;

/** The mark alone, 26 x 30, on a transparent background. Do not use it below a height of 20 px. */
export const liftoffMark = (theme: keyof typeof MARK_COLOURS = 'dark'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 30">${shapes(MARK_COLOURS[theme])}</svg>`;

/**
 * The mark on a night background, 512 x 512, as the installed app's icon. The corners are filled, because the
 * operating system rounds them.
 */
export const liftoffIcon = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
  '<defs><radialGradient id="n" cx="50%" cy="100%" r="100%"><stop offset="0" stop-color="#1d2559"/><stop offset="1" stop-color="#0a0c14"/></radialGradient></defs>' +
  '<path d="M0 0H512V512H0Z" fill="url(#n)"/>' +
  `<g transform="translate(126 106) scale(10)">${shapes(MARK_COLOURS.dark)}</g></svg>`;
