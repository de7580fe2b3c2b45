/** Header for requests that the page sends automatically. They do not count as player activity [A9]. */
export const inBackground = { 'x-background': '1' };
