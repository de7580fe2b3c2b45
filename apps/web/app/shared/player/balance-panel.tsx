import type { Account } from '@liftoff/contract/wallet';
import { minor } from '@liftoff/rules/money';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useMoneyText } from './money-text.ts';
import { usePaths } from '../site.ts';

/** SHELL-038: total, real and bonus, wagering where there is some, and the two ways of money. */
export function BalancePanel({ account }: { account: Account }) {
  const t = useTranslations('shell.header');
  const paths = usePaths();
  return (
    <>
      <BalanceFigures account={account} />
      <div className="row g2 mt4">
        <a className="btn btn--primary grow" href={paths.deposit()}>
          {t('deposit')}
        </a>
        <a className="btn grow" href={paths.withdraw()}>
          {t('withdraw')}
        </a>
      </div>
    </>
  );
}

/** Total, real and bonus money, and wagering where there is some. */
export function BalanceFigures({ account }: { account: Account }) {
  const t = useTranslations('shell');
  const money = useMoneyText();
  return (
    <>
      <div className="row between">
        <span className="small t2">{t('balance.title')}</span>
        <span className="badge">{account.currency}</span>
      </div>
      <p className="num balance__total">{money.total(account)}</p>
      {minor(account.bonus_cents) > 0n && (
        <dl className="figs figs--2 num mt3">
          <div>
            <dt>{t('balance.real')}</dt>
            <dd>{money.of(account.amount_cents, account.currency)}</dd>
          </div>
          <div>
            <dt>{t('balance.bonus')}</dt>
            <dd>{money.of(account.bonus_cents, account.currency)}</dd>
          </div>
        </dl>
      )}
      {account.wagering && <Wagering account={account} wagering={account.wagering} />}
    </>
  );
}

function Wagering({ account, wagering }: { account: Account; wagering: NonNullable<Account['wagering']> }) {
  const t = useTranslations('shell.balance');
  const money = useMoneyText();
  const percent = wageredPercent(wagering);
  const amounts = t('wageringOf', {
    wagered: money.of(wagering.wagered_cents, account.currency),
    total: money.of(wagering.total_cents, account.currency),
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

/** CONST-058: the floor of wagered over total; 0 when nothing is to be wagered. */
export function wageredPercent({ total_cents, wagered_cents }: NonNullable<Account['wagering']>): number {
  const total = minor(total_cents);
  return total === 0n ? 0 : Number.parseInt(String((minor(wagered_cents) * 100n) / total), 10);
}
