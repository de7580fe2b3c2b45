/**
 * Addresses that crawlers must not read: calls, and search results in any language. Pages that must stay out of
 * search engines say so themselves, so crawlers have to read them to find out.
 */
const closed = ['/api/', '/search?', '/*/search?'];

/** The crawler rules for one origin, with the address of its sitemap. */
export const robots = (origin: string): string =>
  ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), 'Allow: /', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
