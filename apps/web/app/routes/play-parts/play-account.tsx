import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import type { PlayData } from '../../features/game/play-data.ts';
import { useAccountInGame } from '../../shared/money/held-balance.ts';
import { activeAccount, type PlayerSeed } from '../../shared/player/player.ts';
import { usePaths } from '../../shared/site/site.ts';
import { part } from '../../shared/parts/part.tsx';

const fallback = <span className="header__waiting" />;
const BalanceUnknown = part(() => import('../../shared/money/balance-unknown.tsx'), { fallback });
const BalanceDropdown = part(() => import('../../shell/account-menu/balance-dropdown.tsx'), { fallback });

/** The end of a game's bar for guests: links to sign-in and registration, which return to the game afterwards. */
export function GuestActions({ game }: { game: PlayData['game'] }) {
  const t = useTranslations('shell.header');
  const paths = usePaths();
  const back = paths.play(game.provider, game.slug);
  return (
    <>
      <ButtonLink variant="ghost" size="s" className="only-desktop" href={paths.signIn(back)}>
        {t('signIn')}
      </ButtonLink>
      <ButtonLink variant="primary" size="s" href={paths.signUp(back)}>
        {t('register')}
      </ButtonLink>
    </>
  );
}

/** The end of a game's bar for players: the balance and a deposit button. */
export function PlayAccount({ player }: { player: PlayerSeed }) {
  const t = useTranslations('shell.header');
  const paths = usePaths();
  const account = useAccountInGame(activeAccount(player.accounts));
  return (
    <>
      {account ? <BalanceDropdown account={account} /> : <BalanceUnknown player={player} short />}
      <ButtonLink variant="primary" className="only-desktop" href={paths.deposit()}>
        {t('deposit')}
      </ButtonLink>
    </>
  );
}
