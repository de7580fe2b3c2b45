import type { Provider } from '@liftoff/contract/lobby/lobby';
import type { Calls } from '../calls/calls-of.ts';
import { remembered } from '../parts/remembered.ts';

/** A studio as shown on the site. */
export interface Studio {
  id: string;
  slug: string;
  title: string;
  games_count: number;
}

/** Reads the studios. A studio is shown with its title or, if it has none, its name [ENTITY-009]. */
export const readStudios = async (client: Calls<'listProviders'>): Promise<readonly Studio[]> =>
  studiosOf(await client.listProviders({}));

const studiosOf = remembered((providers: readonly Provider[]): readonly Studio[] =>
  providers.map(({ id, slug, title, name, games_count }) => ({
    id,
    slug,
    title: title ?? name ?? slug,
    games_count,
  })),
);

/** Maps the slugs of studios to their titles. */
export const studioTitles = remembered(
  (studios: readonly Studio[]): ReadonlyMap<string, string> => new Map(studios.map(({ slug, title }) => [slug, title])),
);
