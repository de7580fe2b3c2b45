import { Count } from '@liftoff/ui/count';
import { GiftIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { activeAccount, type PlayerSeed } from '../../shared/player.ts';
import { useWaitingGifts } from '../../shared/player/waiting-gifts.ts';
import { usePaths } from '../../shared/site.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import BalanceDropdown from './balance-dropdown.tsx';
import { useNoticesEntry } from './notices-entry.ts';
import { SessionBar } from './session-bar.tsx';

/** SHELL-035 to SHELL-041: the signed-in part of the header, in its own chunk. */
export default function PlayerActions({ player }: { player: PlayerSeed }) {
  const t = useTranslations('shell.header');
  const paths = usePaths();
  const { user, accounts } = player;
  const account = activeAccount(accounts);
  const gifts = useWaitingGifts();
  const notices = useNoticesEntry(user);
  return (
    <>
      <SessionBar />
      <a className="icbtn only-d" href={paths.profile('gifts')} aria-label={t('gifts', { count: gifts })}>
        <GiftIcon />
        <Count value={gifts} />
      </a>
      <a className="icbtn only-d" href={notices.href} aria-label={notices.label}>
        <notices.icon />
      </a>
      {account && <BalanceDropdown account={account} />}
      <a className="btn btn--primary only-d" href={paths.deposit()}>
        {t('deposit')}
      </a>
      <span className="only-d">
        <AvatarMenu user={user} />
      </span>
    </>
  );
}
