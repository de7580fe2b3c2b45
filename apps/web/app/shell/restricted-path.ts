/** Registration and login, by each of their addresses. */
const restricted = ['/sign-up', '/registration', '/sign-in', '/login'] as const;
export type RestrictedPath = (typeof restricted)[number];

/** Whether a page is closed to a visitor of the site's guest mode (GUARD-006). */
export const isRestricted = (base: string, guest: boolean, path: string): path is RestrictedPath =>
  base !== '' && guest && restricted.some(known => known === path);
