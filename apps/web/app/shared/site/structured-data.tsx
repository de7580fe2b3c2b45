import type { Site } from './site.ts';

/** A step in the breadcrumb trail from the lobby to a page. `path` is relative to the host. */
export interface TrailStep {
  name: string;
  path: string;
}

/** A schema.org node. */
export type Fact = { '@type': string; [property: string]: unknown };

/** Additional data in a page's head for crawlers, which read the server's HTML. */
export interface PagePreview {
  /** A picture on this host, with its size in pixels. If it is missing, the brand's default scene is used. */
  image?: { path: string; width: number; height: number };
  type?: 'website' | 'article';
  /** Breadcrumbs, from the level below the lobby to this page. */
  trail?: readonly TrailStep[];
  facts?: (origin: string) => readonly Fact[];
}

export const sceneImage = (scene = 'launch') => ({
  path: `/pictures/scene/${scene}-1200.webp`,
  width: 1200,
  height: 520,
});

/** A game's square picture. */
export const gameImage = (slug: string) => ({ path: `/pictures/square/${slug}-192.webp`, width: 192, height: 192 });

/** Structured data for the lobby: the organisation and the address of its search page. */
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

/** A page's breadcrumb trail as structured data. */
export const trailFact = (origin: string, steps: readonly TrailStep[]): Fact => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
});

/** Adds structured data to the head as a `<meta>` element, which `entry.server.tsx` turns into a data block. */
export const StructuredData = ({ facts }: { facts: readonly Fact[] }) => (
  <meta name="structured-data" content={JSON.stringify({ '@context': 'https://schema.org', '@graph': facts })} />
);
