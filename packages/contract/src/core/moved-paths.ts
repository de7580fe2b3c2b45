/** Paths of links that older mails hold, and where their pages are now (ROUTE-061 to ROUTE-063). */
const moved: Readonly<Record<string, string>> = {
  '/users/password/edit': '/new-password',
  '/users/confirmation': '/confirmation',
  '/accounts/history': '/',
};

/** The path, without base and locale prefix, to which the page of `path` has moved; null for one that has not. */
export const movedTo = (path: string): string | null => (Object.hasOwn(moved, path) ? (moved[path] ?? null) : null);
