import type { RealityCheck } from '@liftoff/contract/limits/limits';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';

/** Stakes, returns and net result, with one row per currency; each row uses the currency's own unit [C18]. */
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
