import type { UNSAFE_AssetsManifest as Manifest } from 'react-router';

/** What a guest's page says of the site's routes: its own, in place of the file that names them all. */
export interface ManifestPart {
  /** Where that file stands. The full router asks for it (`router/full-router.ts`). */
  url: string;
  /** The script that says it. */
  script: string;
}

/** Of the routes with these ids, what the page's start reads: their addresses, their styles, whether they have data. */
export function partOfManifest(
  { url, version, entry: { module }, routes }: Manifest,
  ids: readonly string[],
): ManifestPart {
  const own = ids.map(id => {
    const { path, index, hasLoader, css } = routes[id] ?? {};
    return [id, { id, path, index, hasLoader, css }];
  });
  const part = { url, version, entry: { module, imports: [] }, routes: Object.fromEntries(own) };
  return { url, script: `window.__reactRouterManifest=${JSON.stringify(part).replaceAll('<', String.raw`\u003c`)};` };
}
