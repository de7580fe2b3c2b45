import { useTranslations } from 'use-intl';
import { PaymentsPage } from '../features/cashbox/info/payments-page.tsx';
import { pageContext } from '../page-context.ts';
import { PageHead } from '../shared/site/page-head.tsx';
import { loadMethods } from '../features/cashbox/info/load-methods.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/payments';
import { useBrand } from '../shared/site/shell-data.ts';

/** The loader lets guests and players open the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { data: await loadMethods(page), texts: textsOf(page.locale, ['payments', 'cashbox']) };
}

export default function Payments({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <PaymentsPage {...data} />
    </>
  );
}

function Head() {
  const t = useTranslations('payments');
  const { name: brand } = useBrand();
  return <PageHead title={t('title')} description={() => t('description', { brand })} />;
}
