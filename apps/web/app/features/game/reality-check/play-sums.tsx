import type { RealityCheck } from '@liftoff/contract/limits/limits';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';

/** What play has brought, a row for each currency, each in its own unit [C18]. */
export function PlaySums({ sums }: Pick<RealityCheck, 'sums'>) {
  const t = useTranslations('player.check');
  const money = useMoneyText();
  return sums.map(({ currency, staked_cents: staked, returned_cents: returned, net_cents: net }) => (
    <dl key={currency} className="rcd__f num">
      <div>
        <dt>{t('staked')}</dt>
        <dd>{money.of(staked, currency)}</dd>
      </div>
      <div>
        <dt>{t('returned')}</dt>
        <dd>{money.of(returned, currency)}</dd>
      </div>
      <div>
        <dt>{t('net')}</dt>
        <dd>{money.net(net, currency)}</dd>
      </div>
    </dl>
  ));
}
