import { BellIcon, GiftIcon, HeadphonesIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { activeAccount, type PlayerSeed } from '../../shared/player.ts';
import { noticesEnabled, vipLevelOf } from '../../shared/player/player-groups.ts';
import { usePaths } from '../../shared/site.ts';
import { Avatar } from './avatar.tsx';
import BalanceDropdown from './balance-dropdown.tsx';

/** SHELL-035 to SHELL-041: the signed-in part of the header, in its own chunk. */
export default function PlayerActions({ player }: { player: PlayerSeed }) {
  const t = useTranslations('shell.header');
  const paths = usePaths();
  const { user, accounts } = player;
  const account = activeAccount(accounts);
  const level = vipLevelOf(user);
  const name = user.nickname ?? user.email;
  return (
    <>
      <a className="icbtn only-d" href={paths.profile('gifts')} aria-label={t('gifts', { count: 0 })}>
        <GiftIcon />
      </a>
      {noticesEnabled(user) ? (
        <a className="icbtn only-d" href={paths.profile()} aria-label={t('notifications')}>
          <BellIcon />
        </a>
      ) : (
        <a className="icbtn only-d" href={paths.support()} aria-label={t('support')}>
          <HeadphonesIcon />
        </a>
      )}
      {account && <BalanceDropdown account={account} />}
      <a className="btn btn--primary only-d" href={paths.deposit()}>
        {t('deposit')}
      </a>
      <a
        className="icbtn only-d"
        href={paths.profile()}
        aria-label={level ? t('profileVip', { name, level }) : t('profile', { name })}
      >
        <Avatar name={name} vip={level !== null} />
      </a>
    </>
  );
}
