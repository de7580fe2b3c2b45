import type { Account } from '@liftoff/contract/cashbox/wallet';
import { balanceOf, wageredPercent } from '@liftoff/rules/wallet/balance';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import BalanceUnknown from '../../shared/money/balance-unknown.tsx';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { TodayFigures } from '../../shared/player/today-figures.tsx';
import { activeAccount, type PlayerSeed } from '../../shared/player/player.ts';
import { usePaths } from '../../shared/site/site.ts';

/**
 * The balance, and a link to the cashbox that is shown even if the balance failed to load [SHELL-048] [SHELL-049].
 */
export default function SidebarPlayer({ player }: { player: PlayerSeed }) {
  const account = activeAccount(player.accounts);
  if (account) return <BalanceWell account={account} />;
  return (
    <div className="drawer__well">
      <BalanceUnknown player={player} />
      <div className="margin-top-3">
        <CashboxLink />
      </div>
    </div>
  );
}

function CashboxLink() {
  const t = useTranslations('shell.sidebar');
  const paths = usePaths();
  return (
    <ButtonLink variant="primary" size="s" href={paths.cashbox()}>
      {t('cashbox')}
    </ButtonLink>
  );
}

function BalanceWell({ account }: { account: Account }) {
  const t = useTranslations('shell.balance');
  const money = useMoneyText();
  return (
    <div className="drawer__well">
      <p className="caption text-muted">{t('title')}</p>
      <div className="row between">
        <b className="numeric balance__total">{money.total(account)}</b>
        <CashboxLink />
      </div>
      {balanceOf(account).hasBonus && <WellBonus account={account} />}
      <div className="margin-top-3">
        <TodayFigures netLabel="net" />
      </div>
    </div>
  );
}

function WellBonus({ account }: { account: Account }) {
  const t = useTranslations('player.balance');
  const money = useMoneyText();
  const bonus = money.exact(balanceOf(account).bonus, account.currency);
  const percent = wageredPercent(account.wagering);
  const words = t('bonusWagered', { bonus, percent });
  return (
    <>
      <div className="margin-top-3">
        <Track label={t('wagering')} percent={percent} valueText={words} small />
      </div>
      <p className="caption text-secondary numeric margin-top-2">{words}</p>
    </>
  );
}
