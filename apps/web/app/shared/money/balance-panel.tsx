import type { Account } from '@liftoff/contract/cashbox/wallet';
import { balanceOf, wageredPercent } from '@liftoff/rules/wallet/balance';
import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Divider } from '@liftoff/ui/divider';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useMoneyText } from './money-text.ts';
import { usePlayerSeed } from '../player/player.ts';
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
        <span className="small text-secondary">{t('balance.title')}</span>
        <Badge>{account.currency}</Badge>
      </div>
      <p className="numeric balance__total">{money.total(account)}</p>
      {balanceOf(account).hasBonus && <BonusMoney account={account} />}
      <Divider />
      <TodayFigures netLabel="net" />
      <div className="row gap-2 margin-top-4">
        <ButtonLink variant="primary" className="grow" href={paths.deposit()}>
          {t('header.deposit')}
        </ButtonLink>
        <ButtonLink className="grow" href={paths.withdraw()}>
          {t('header.withdraw')}
        </ButtonLink>
      </div>
      <a className="link small" href={paths.depositFast()}>
        {t('balance.again')}
      </a>
      <OtherAccounts active={account} />
    </>
  );
}

/** The player's accounts in other currencies. They are managed on the profile. */
function OtherAccounts({ active }: { active: Account }) {
  const paths = usePaths();
  const money = useMoneyText();
  const others = usePlayerSeed()?.accounts.filter(({ currency }) => currency !== active.currency) ?? [];
  return others.map(account => (
    <a key={account.currency} className="row between link small margin-top-3" href={paths.profile('main')}>
      <span>{account.currency}</span>
      <span className="numeric">{money.total(account)}</span>
    </a>
  ));
}

/** Shows real and bonus money, the wagering progress, and the way to its terms [STATE-068] [STATE-069]. */
function BonusMoney({ account }: { account: Account }) {
  const t = useTranslations('shell.balance');
  const player = useTranslations('player.balance');
  const paths = usePaths();
  const money = useMoneyText();
  const { currency, wagering } = account;
  const { real, bonus } = balanceOf(account);
  return (
    <>
      <dl className="figures figures--two numeric margin-top-3">
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
      <a className="link small" href={paths.profile('gifts')}>
        {player('detail')}
      </a>
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
      <div className="row between caption numeric margin-top-4 balance__wagering">
        <span className="text-secondary">{t('wagering', { percent })}</span>
        <span className="text-muted">{amounts}</span>
      </div>
      <Track label={t('wagering', { percent })} percent={percent} valueText={amounts} ticks />
    </>
  );
}
