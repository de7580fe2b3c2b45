import { useTranslations } from 'use-intl';
import { CryptoPage } from '../features/cashbox/info/crypto-page.tsx';
import { loadRates } from '../features/cashbox/info/load-rates.server.ts';
import { pageContext } from '../page-context.ts';
import { PageHead } from '../shared/site/page-head.tsx';
import { loadMethods } from '../features/cashbox/info/load-methods.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/benefits-of-crypto';
import { useBrand } from '../shared/site/shell-data.ts';

/** The loader lets guests and players open the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ methods }, rates] = await Promise.all([loadMethods(page), loadRates(page)]);
  return {
    coins: methods?.filter(({ type }) => type === 'crypto') ?? null,
    rates,
    texts: textsOf(page.locale, ['payments', 'cashbox']),
  };
}

export default function BenefitsOfCrypto({ loaderData: { coins, rates } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <CryptoPage methods={coins} rates={rates} />
    </>
  );
}

function Head() {
  const t = useTranslations('payments.crypto');
  const { name: brand } = useBrand();
  return <PageHead title={t('title')} description={() => t('description', { brand })} />;
}
