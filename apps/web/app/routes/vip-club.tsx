import { loadVip } from '../features/vip/load-vip.server.ts';
import { VipPage } from '../features/vip/vip-page.tsx';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/vip-club';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { vip: await loadVip(page, url), texts: textsOf(page.locale, ['vip']) };
}

export default function VipClub({ loaderData: { vip } }: Route.ComponentProps) {
  return <VipPage data={vip} />;
}
