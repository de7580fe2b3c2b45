/** All addresses for registration and sign-in. */
const restricted = ['/sign-up', '/registration', '/sign-in', '/login'] as const;
export type RestrictedPath = (typeof restricted)[number];

/** Whether guest mode closes a page to the visitor [GUARD-006]. */
export const isRestricted = (base: string, guest: boolean, path: string): path is RestrictedPath =>
  base !== '' && guest && restricted.some(known => known === path);
