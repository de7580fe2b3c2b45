/** Outdated paths from links in older emails, and their current paths [ROUTE-061] [ROUTE-062] [ROUTE-063]. */
const moved: Readonly<Record<string, string>> = {
  '/users/password/edit': '/new-password',
  '/users/confirmation': '/confirmation',
  '/accounts/history': '/',
};

/**
 * Looks up the current path of a moved page. Paths have no base or locale prefix. Returns `null` if the page has not
 * moved.
 */
export const movedTo = (path: string): string | null => (Object.hasOwn(moved, path) ? (moved[path] ?? null) : null);
