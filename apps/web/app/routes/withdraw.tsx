import { pageContext } from '../page-context.ts';
import { CashboxPage } from './cashbox-parts/cashbox-page.tsx';
import { loadCashbox } from './cashbox-parts/load-cashbox.server.ts';
import type { Route } from './+types/withdraw';

export const loader = ({ context, url }: Route.LoaderArgs) => loadCashbox(context.get(pageContext), url);

/** Makes the shell open this dialog over the page. */
export const handle = { dialog: 'withdraw' };

/** If the address is opened directly, the withdrawal step appears over the lobby [ROUTE-042]. */
export default function Withdraw({ loaderData }: Route.ComponentProps) {
  return <CashboxPage data={loaderData} />;
}
