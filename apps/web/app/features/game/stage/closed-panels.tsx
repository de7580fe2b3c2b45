import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import type { PlayData } from '../play-data.ts';
import { StagePanel } from './stage-panel.tsx';

/** Shown for a game whose engine is not built yet. It has no buttons, because they would lead nowhere. */
export function SoonPanel({ data }: { data: PlayData }) {
  const t = useTranslations('game.soon');
  return (
    <StagePanel
      badge={t('badge')}
      picture={
        <img className="stage-panel__poster" src={`${data.game.preview}-288.webp`} width={288} height={384} alt="" />
      }
      title={data.game.title}
      text={t('text', { title: data.game.title, studio: data.studio })}
    >
      {data.hasMore && (
        <div className="row gap-2 flex-wrap stage-panel__actions">
          <ButtonLink href="#more">{t('similar')}</ButtonLink>
        </div>
      )}
    </StagePanel>
  );
}

/** Shown to guests for a game without a demo. */
export function NoDemoPanel({ data }: { data: PlayData }) {
  const t = useTranslations('game.noDemo');
  const paths = usePaths();
  const game = paths.play(data.game.provider, data.game.slug, 'real');
  return (
    <StagePanel title={t('title')} text={t('guest', { title: data.game.title })}>
      <div className="row gap-2 flex-wrap stage-panel__actions">
        <ButtonLink variant="primary" href={paths.signUp(game)}>
          {t('register')}
        </ButtonLink>
        <ButtonLink href={paths.signIn(game)}>{t('signIn')}</ButtonLink>
      </div>
    </StagePanel>
  );
}

/** Shown after the player has chosen "Stop here" in the game. */
export function StoppedPanel({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('game.stopped');
  const paths = usePaths();
  const isPlayer = usePlayerSeed() !== null;
  return (
    <StagePanel title={t('title')} text={isPlayer ? t('text') : ''}>
      <div className="row gap-2 flex-wrap stage-panel__actions">
        <ButtonLink href={paths.lobby()}>{t('lobby')}</ButtonLink>
        <Button onClick={onAgain}>{t('again')}</Button>
      </div>
    </StagePanel>
  );
}

/**
 * Shown when the player has opened a game elsewhere: only one real-money game can be open at a time [C21]. Continuing
 * here closes the other game.
 */
export function ElsewherePanel({ onHere }: { onHere: () => void }) {
  const t = useTranslations('game.elsewhere');
  const actions = useTranslations('game.actions');
  const paths = usePaths();
  return (
    <StagePanel title={t('title')} text={t('text')}>
      <div className="row gap-2 flex-wrap stage-panel__actions">
        <Button variant="primary" onClick={onHere}>
          {t('here')}
        </Button>
        <ButtonLink href={paths.lobby()}>{actions('lobby')}</ButtonLink>
      </div>
    </StagePanel>
  );
}
