import type { Account } from '@liftoff/contract/cashbox/wallet';
import type { StatusId } from '@liftoff/rules/vip/status-ladder';
import { balanceOf } from '@liftoff/rules/wallet/balance';
import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { Divider } from '@liftoff/ui/divider';
import { MedalIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import BalanceUnknown from '../../../shared/money/balance-unknown.tsx';
import { vipLevelOf } from '../../../shared/player/player-groups.ts';
import { TodayFigures } from '../../../shared/player/today-figures.tsx';
import { activeAccount, type PlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { DeckBonus } from './deck-bonus.tsx';
import { DeckLimit } from './deck-limit.tsx';

/**
 * The player's card next to the banners: balance [STATE-067] to [STATE-069], today's figures and the tightest limit.
 * Part of the chunk that only players load. The primary action is Deposit in the header, not a button on this card.
 */
export default function PlayerDeck({ player }: { player: PlayerSeed }) {
  const t = useTranslations();
  const paths = usePaths();
  const account = activeAccount(player.accounts);
  return (
    <Card as="aside" className="deck" aria-label={t('shell.balance.title')}>
      {account ? <DeckBalance account={account} level={vipLevelOf(player.user)} /> : <BalanceUnknown player={player} />}
      <Divider className="deck__line" />
      <div className="row between deck__today">
        <span className="small text-secondary">{t('player.today.title')}</span>
        <a className="link caption" href={paths.profile('limits')}>
          {t('player.today.limits')}
        </a>
      </div>
      <TodayFigures netLabel="netShort" />
      <DeckLimit playerId={player.user.id} />
      <div className="row gap-2 join__actions">
        <ButtonLink className="grow" href={paths.withdraw()}>
          {t('shell.header.withdraw')}
        </ButtonLink>
        <ButtonLink className="grow" href={paths.profile('games-history')}>
          {t('player.menu.history')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function DeckBalance({ account, level }: { account: Account; level: StatusId | null }) {
  const t = useTranslations('shell.balance');
  const status = useTranslations('player.statuses');
  const money = useMoneyText();
  return (
    <>
      <div className="row between">
        <span className="small text-secondary">{t('title')}</span>
        <Badge>
          {level && <MedalIcon />}
          {level ? status(level) : account.currency}
        </Badge>
      </div>
      <p className="deck__balance numeric margin-top-1">{money.total(account)}</p>
      {balanceOf(account).hasBonus && <DeckBonus account={account} />}
    </>
  );
}
