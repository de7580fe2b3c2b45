import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/player/money-text.ts';
import { activeAccount, type PlayerSeed } from '../../shared/player.ts';
import { vipLevelOf } from '../../shared/player/player-groups.ts';
import { usePaths } from '../../shared/site.ts';
import { Avatar } from '../player/avatar.tsx';

/** SHELL-048, SHELL-049: who is playing, the balance and the way to the cashbox. */
export default function SidebarPlayer({ player }: { player: PlayerSeed }) {
  const t = useTranslations('shell');
  const paths = usePaths();
  const money = useMoneyText();
  const account = activeAccount(player.accounts);
  const name = player.user.nickname ?? player.user.email;
  const level = vipLevelOf(player.user);
  return (
    <>
      <a className="row g3 mt2" href={paths.profile()}>
        <Avatar name={name} vip={level !== null} />
        <span className="grow">
          <b className="title ell">{name}</b>
          {level && <span className="cap t3">{level}</span>}
        </span>
      </a>
      {account && (
        <div className="dr__well">
          <p className="cap t3">{t('balance.title')}</p>
          <div className="row between">
            <b className="num balance__total">{money.total(account)}</b>
            <a className="btn btn--s btn--primary" href={paths.cashbox()}>
              {t('sidebar.cashbox')}
            </a>
          </div>
        </div>
      )}
    </>
  );
}
