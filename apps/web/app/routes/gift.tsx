import { useTranslations } from 'use-intl';
import { BonusPage } from '../features/profile/gifts/bonus-page.tsx';
import { pageContext } from '../page-context.ts';
import { usePlayerSeed } from '../shared/player/player.ts';
import { PageHead } from '../shared/site/page-head.tsx';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/gift';

export const loader = ({ context, params }: Route.LoaderArgs) => ({
  id: params.id,
  texts: textsOf(context.get(pageContext).locale, ['gifts', 'lobby']),
});

export default function Gift({ loaderData: { id } }: Route.ComponentProps) {
  const t = useTranslations('gifts');
  const player = usePlayerSeed();
  return (
    <>
      <PageHead title={t('title')} hidden />
      {player && <BonusPage key={id} player={player} id={id} />}
    </>
  );
}
