import { loadFavourites } from '../features/lobby/signed-in/load-favourites.server.ts';
import { FavouritesPage } from '../features/lobby/signed-in/favourites-page.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/favourites';

export const loader = ({ context, url }: Route.LoaderArgs) => loadFavourites(context.get(pageContext), url);

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesPage data={loaderData} />;
}
