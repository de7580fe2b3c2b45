import { pageContext } from '../page-context.ts';
import { CashboxPage } from './cashbox-parts/cashbox-page.tsx';
import { loadCashbox } from './cashbox-parts/load-cashbox.server.ts';
import type { Route } from './+types/deposit-fast';

export const loader = ({ context, url }: Route.LoaderArgs) => loadCashbox(context.get(pageContext), url);

/** Makes the shell open this dialog over the page. */
export const handle = { dialog: 'deposit-fast' };

/** If the address is opened directly, the one-click deposit appears over the lobby [ROUTE-043]. */
export default function DepositFast({ loaderData }: Route.ComponentProps) {
  return <CashboxPage data={loaderData} />;
}
