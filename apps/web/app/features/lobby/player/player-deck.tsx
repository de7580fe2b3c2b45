import { useTranslations } from 'use-intl';
import { BalanceFigures } from '../../../shared/player/balance-panel.tsx';
import { activeAccount, type PlayerSeed } from '../../../shared/player.ts';
import { usePaths } from '../../../shared/site.ts';

/** The player's side of the hero, in the player's own chunk. Header's Deposit is the primary action, not this card's. */
export default function PlayerDeck({ player }: { player: PlayerSeed }) {
  const t = useTranslations('shell');
  const paths = usePaths();
  const account = activeAccount(player.accounts);
  return (
    <aside className="card deck" aria-label={t('balance.title')}>
      {account && <BalanceFigures account={account} />}
      <div className="row g2 join__cta">
        <a className="btn grow" href={paths.withdraw()}>
          {t('header.withdraw')}
        </a>
        <a className="btn grow" href={paths.profile('gifts')}>
          {t('sidebar.gifts')}
        </a>
      </div>
    </aside>
  );
}
