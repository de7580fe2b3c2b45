/**
 * Where the router mounts a contract's path. `{name}` after a slash is one segment; without a slash in front it is a path
 * of its own, slashes included (`/api/cms/pages{path}`).
 */
export const routePattern = (path: string): string =>
  path.replaceAll(/(\/?)\{(\w+)\}/g, (_, slash: string, name: string) => (slash ? `/:${name}` : `/:${name}{.+}`));

/** The parameters as the contract names them: a path of its own begins with its slash. */
export const routeParams = (path: string, found: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, path.includes(`/{${name}}`) ? value : `/${value}`]),
  );
