import { ButtonLink } from '@liftoff/ui/button-link';
import { Count } from '@liftoff/ui/count';
import { IconButtonLink } from '@liftoff/ui/icon-button';
import { GiftIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { activeAccount, type PlayerSeed } from '../../shared/player/player.ts';
import BalanceUnknown from '../../shared/money/balance-unknown.tsx';
import { part } from '../../shared/parts/part.tsx';
import { useWaitingGifts } from '../../shared/player/waiting-gifts.ts';
import { usePaths } from '../../shared/site/site.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import BalanceDropdown from './balance-dropdown.tsx';
import { NoticesEntry } from './notices-entry.tsx';
import { SessionBar } from './session-bar.tsx';

const GiftTip = part(() => import('./gift-tip.tsx'), { when: 'idle', optional: 'gift tip' });

/** The part of the header for signed-in players, which is in a separate chunk [SHELL-035]. */
export default function PlayerActions({ player }: { player: PlayerSeed }) {
  const t = useTranslations('shell.header');
  const paths = usePaths();
  const { user, accounts } = player;
  const account = activeAccount(accounts);
  const gifts = useWaitingGifts();
  return (
    <>
      <SessionBar />
      <span className="gift-tip only-desktop">
        <IconButtonLink icon={GiftIcon} label={t('gifts', { count: gifts })} href={paths.profile('gifts')}>
          <Count value={gifts} />
        </IconButtonLink>
        {gifts > 0 && <GiftTip count={gifts} playerId={user.id} />}
      </span>
      <NoticesEntry user={user} />
      {account ? <BalanceDropdown account={account} /> : <BalanceUnknown player={player} short />}
      <ButtonLink variant="primary" className="only-desktop" href={paths.deposit()}>
        {t('deposit')}
      </ButtonLink>
      <div className="only-desktop">
        <AvatarMenu user={user} />
      </div>
    </>
  );
}
