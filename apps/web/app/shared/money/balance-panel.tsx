import type { Account } from '@liftoff/contract/cashbox/wallet';
import { balanceOf, wageredPercent } from '@liftoff/rules/wallet/balance';
import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Divider } from '@liftoff/ui/divider';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useMoneyText } from './money-text.ts';
import { usePaths } from '../site/site.ts';
import { TodayFigures } from '../player/today-figures.tsx';

/**
 * Shows the total balance, today's figures, and links to deposit and withdraw. If there is bonus money, also shows
 * real and bonus money separately and the wagering progress [SHELL-038].
 */
export function BalancePanel({ account }: { account: Account }) {
  const t = useTranslations('shell');
  const paths = usePaths();
  const money = useMoneyText();
  return (
    <>
      <div className="row between">
        <span className="small t2">{t('balance.title')}</span>
        <Badge>{account.currency}</Badge>
      </div>
      <p className="num balance__total">{money.total(account)}</p>
      {balanceOf(account).hasBonus && <BonusMoney account={account} />}
      <Divider />
      <TodayFigures netLabel="net" />
      <div className="row g2 mt4">
        <ButtonLink variant="primary" className="grow" href={paths.deposit()}>
          {t('header.deposit')}
        </ButtonLink>
        <ButtonLink className="grow" href={paths.withdraw()}>
          {t('header.withdraw')}
        </ButtonLink>
      </div>
      <a className="link small mt3" href={paths.depositFast()}>
        {t('balance.again')}
      </a>
    </>
  );
}

/** Shows real and bonus money, and the wagering progress [STATE-068] [STATE-069]. */
function BonusMoney({ account }: { account: Account }) {
  const t = useTranslations('shell.balance');
  const money = useMoneyText();
  const { currency, wagering } = account;
  const { real, bonus } = balanceOf(account);
  return (
    <>
      <dl className="figs figs--2 num mt3">
        <div>
          <dt>{t('real')}</dt>
          <dd>{money.exact(real, currency)}</dd>
        </div>
        <div>
          <dt>{t('bonus')}</dt>
          <dd>{money.exact(bonus, currency)}</dd>
        </div>
      </dl>
      <Wagering account={account} percent={wageredPercent(wagering)} />
    </>
  );
}

function Wagering({ account, percent }: { account: Account; percent: number }) {
  const t = useTranslations('shell.balance');
  const money = useMoneyText();
  const { wagered, totalWagering } = balanceOf(account);
  const amounts = t('wageringOf', {
    wagered: money.exact(wagered, account.currency),
    total: money.exact(totalWagering, account.currency),
  });
  return (
    <>
      <div className="row between cap num mt4 balance__wagering">
        <span className="t2">{t('wagering', { percent })}</span>
        <span className="t3">{amounts}</span>
      </div>
      <Track label={t('wagering', { percent })} percent={percent} valueText={amounts} ticks />
    </>
  );
}
