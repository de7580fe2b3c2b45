/** Sent with what the page asks by itself: it does not count as the player doing something (A9). */
export const inBackground = { 'x-background': '1' };
