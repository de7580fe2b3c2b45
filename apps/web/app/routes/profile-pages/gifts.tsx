import { useTranslations } from 'use-intl';
import { GiftsPage } from '../../features/profile/gifts/gifts-page.tsx';
import { pageContext } from '../../page-context.ts';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';
import type { Route } from './+types/gifts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  texts: textsOf(context.get(pageContext).locale, ['gifts', 'lobby', 'free-spins']),
});

export default function ProfileGifts() {
  const t = useTranslations('gifts');
  const player = usePlayerSeed();
  return (
    <>
      <PageHead title={t('title')} hidden />
      {player && <GiftsPage player={player} />}
    </>
  );
}
