import type { Provider } from '@liftoff/contract/lobby/lobby';
import type { Calls } from '../calls/calls-of.ts';
import { remembered } from '../parts/remembered.ts';

/** A studio as the site shows it. */
export interface Studio {
  id: string;
  slug: string;
  title: string;
  games_count: number;
}

/** The studios of the platform. Each comes with a title or a name; the title is shown, else the name (ENTITY-009). */
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

/** Titles of the studios by slug. */
export const studioTitles = remembered(
  (studios: readonly Studio[]): ReadonlyMap<string, string> => new Map(studios.map(({ slug, title }) => [slug, title])),
);
