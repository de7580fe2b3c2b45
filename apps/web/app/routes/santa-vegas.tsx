import { redirect } from 'react-router';
import type { Route } from './+types/santa-vegas';

/** The address of a past campaign, which leads to the hub of promotions [PROUTE-022]. */
export const loader = ({ url }: Route.LoaderArgs) => {
  throw redirect(`/promotions${url.search}`);
};
