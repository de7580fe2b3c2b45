import type { Site } from './site.ts';

/** A step of the way from the lobby to a page; `path` is relative to the host. */
export interface TrailStep {
  name: string;
  path: string;
}

/** A node of schema.org. */
export type Fact = { '@type': string; [property: string]: unknown };

/** What stands beside a page's head for machines that read it as it is served. */
export interface PagePreview {
  /** A picture of this host with its size in pixels; the casino's scene where none is given. */
  image?: { path: string; width: number; height: number };
  type?: 'website' | 'article';
  /** From below the lobby to this page. */
  trail?: readonly TrailStep[];
  facts?: (origin: string) => readonly Fact[];
}

export const sceneImage = (scene = 'launch') => ({
  path: `/pictures/scene/${scene}-1200.webp`,
  width: 1200,
  height: 520,
});

/** The square picture of a game. */
export const gameImage = (slug: string) => ({ path: `/pictures/square/${slug}-192.webp`, width: 192, height: 192 });

/** Whose site it is, and where it is searched; for the lobby. */
export function siteFacts({ origin, paths }: Pick<Site, 'origin'> & { paths: { search: () => string } }, name: string) {
  const organization = `${origin}/#organization`;
  return [
    { '@type': 'Organization', '@id': organization, name, url: `${origin}/`, logo: `${origin}/favicon.svg` },
    {
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The way to a page as its readers list it. */
export const trailFact = (origin: string, steps: readonly TrailStep[]): Fact => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
});

/** Carries the facts in the head; `entry.server.tsx` makes a block of data of it. */
export const StructuredData = ({ facts }: { facts: readonly Fact[] }) => (
  <meta name="structured-data" content={JSON.stringify({ '@context': 'https://schema.org', '@graph': facts })} />
);
