import { pageContext } from '../page-context.ts';
import { CashboxPage } from './cashbox-parts/cashbox-page.tsx';
import { loadCashbox } from './cashbox-parts/load-cashbox.server.ts';
import type { Route } from './+types/cashbox';

export const loader = ({ context, url }: Route.LoaderArgs) => loadCashbox(context.get(pageContext), url);

/** Makes the shell open this dialog over the page. */
export const handle = { dialog: 'cashbox' };

/** If the address is opened directly, the cashbox appears over the lobby. */
export default function Cashbox({ loaderData }: Route.ComponentProps) {
  return <CashboxPage data={loaderData} />;
}
