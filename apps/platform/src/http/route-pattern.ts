/**
 * Converts a contract path to a router pattern. `{name}` after a slash is one path segment. Without a slash before
 * it, `{name}` is a whole path, including slashes (`/api/cms/pages{path}`).
 */
export const routePattern = (path: string): string =>
  path.replaceAll(/(\/?)\{(\w+)\}/g, (_, slash: string, name: string) => (slash ? `/:${name}` : `/:${name}{.+}`));

/** Returns the parameters as the contract defines them. A whole-path parameter starts with its slash. */
export const routeParams = (path: string, found: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, path.includes(`/{${name}}`) ? value : `/${value}`]),
  );
