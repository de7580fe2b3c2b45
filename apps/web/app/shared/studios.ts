import type { Provider } from '@liftoff/contract/lobby';
import type { Calls } from './calls/calls-of.ts';

/** A studio as the site shows it. */
export interface Studio {
  id: string;
  slug: string;
  title: string;
  games_count: number;
}

/** The studios of the platform. Each comes with a title or a name; the title is shown, else the name (ENTITY-009). */
export async function readStudios(client: Calls<'listProviders'>): Promise<Studio[]> {
  const providers: readonly Provider[] = await client.listProviders({});
  return providers.map(({ id, slug, title, name, games_count }) => ({
    id,
    slug,
    title: title ?? name ?? slug,
    games_count,
  }));
}

/** Titles of the studios by slug. */
export const studioTitles = (studios: readonly Studio[]): ReadonlyMap<string, string> =>
  new Map(studios.map(({ slug, title }) => [slug, title]));
