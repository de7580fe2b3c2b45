import type { Account } from '@liftoff/contract/wallet';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { PlayData } from '../../features/game/play-data.ts';
import { usePaths } from '../../shared/site.ts';
import { retriedPart } from '../../shared/retried-part.ts';

const BalanceDropdown = retriedPart(() => import('../../shell/account-menu/balance-dropdown.tsx'));

/** The end of a game's bar: balance and deposit, or a guest's way in and back to the game. */
export function PlayAccount({ account, game }: { account: Account | undefined; game: PlayData['game'] }) {
  const t = useTranslations('shell.header');
  const paths = usePaths();
  if (!account) {
    const back = paths.play(game.provider, game.slug);
    return (
      <>
        <ButtonLink variant="ghost" size="s" className="only-d" href={paths.signIn(back)}>
          {t('signIn')}
        </ButtonLink>
        <ButtonLink variant="primary" size="s" href={paths.signUp(back)}>
          {t('register')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Suspense fallback={<span className="hdr__wait" />}>
        <BalanceDropdown account={account} />
      </Suspense>
      <ButtonLink variant="primary" className="only-d" href={paths.deposit()}>
        {t('deposit')}
      </ButtonLink>
    </>
  );
}
