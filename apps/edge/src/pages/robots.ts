/**
 * What is no page of the site, results of a search in any language among it. Pages that are kept out of search engines say
 * so themselves, which their readers must be let in to see.
 */
const closed = ['/api/', '/search?', '/*/search?'];

/** The rules for crawlers of one origin, with its own list of addresses. */
export const robots = (origin: string): string =>
  ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), 'Allow: /', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
