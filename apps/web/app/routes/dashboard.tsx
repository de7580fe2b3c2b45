import { pageContext } from '../page-context.ts';
import { CashboxPage } from './cashbox-parts/cashbox-page.tsx';
import { loadCashbox } from './cashbox-parts/load-cashbox.server.ts';
import type { Route } from './+types/dashboard';

export const loader = ({ context, url }: Route.LoaderArgs) => loadCashbox(context.get(pageContext), url);

/** Makes the shell open this dialog over the page. */
export const handle = { dialog: 'dashboard' };

/** Shows the same content as the cashbox [ROUTE-038]. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <CashboxPage data={loaderData} />;
}
