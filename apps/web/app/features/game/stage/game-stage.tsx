import type { FrameMessage, GameSheet } from '@liftoff/contract/game/frame-messages';
import { Spinner } from '@liftoff/ui/spinner';
import { useTranslations } from 'use-intl';
import { FrameWindow } from './frame-window.tsx';
import type { PlayData } from '../play-data.ts';
import { RefusedPanel } from './refused-panel.tsx';
import { useLaunch } from './use-launch.ts';
import { part } from '../../../shared/parts/part.tsx';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { usePaths } from '../../../shared/site/site.ts';
import { StagePanel } from './stage-panel.tsx';
import { useEffect } from 'react';
import { useState } from 'react';

/** Time in milliseconds after which an opening game counts as slow and "Opening" alone is no longer enough. */
export const slowMs = 8_000;

/** Whether the game has been opening for too long. Each attempt is timed separately. */
export function useSlow(attempt: number): boolean {
  const [slow, setSlow] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(attempt), slowMs);
    return () => clearTimeout(timer);
  }, [attempt]);
  return slow === attempt;
}

/** Shown while a game is slow to open. It might still open, and the player can retry. */
function SlowPanel({ data, onRetry }: { data: PlayData; onRetry: () => void }) {
  const t = useTranslations('game');
  const paths = usePaths();
  return (
    <div role="status" className="stage-panel__slow">
      <StagePanel title={t('slow.title')} text={t('slow.text', { title: data.game.title })}>
        <div className="row gap-2 flex-wrap stage-panel__actions">
          <Button variant="primary" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
          <ButtonLink href={paths.lobby()}>{t('actions.lobby')}</ButtonLink>
        </div>
      </StagePanel>
    </div>
  );
}

/** Asks for the profile fields that the studio requires for real play [STATE-045]. */
const ProfileFieldsDialog = part(() => import('../../../shared/player/profile-fields/profile-fields-dialog.tsx'));

interface GameStageProps {
  data: PlayData;
  mode: 'real' | 'demo';
  /** Number of the launch during this visit. Increasing it launches the game again. */
  attempt: number;
  sound: boolean;
  held: boolean;
  balance: string;
  low: boolean;
  sheet: { name: GameSheet } | null;
  onMessage: (message: FrameMessage) => void;
  onRetry: () => void;
}

/**
 * The game, or the reason why it did not open. A picture is shown until the frame has rendered, and a message appears
 * if this takes long.
 */
export function GameStage(props: GameStageProps) {
  const { data, mode, attempt, sound, held, balance, low, sheet, onMessage, onRetry } = props;
  const t = useTranslations('game.frame');
  const launch = useLaunch(data.game.identifier, mode, attempt);
  const slow = useSlow(attempt);
  const opening = slow ? (
    <SlowPanel data={data} onRetry={onRetry} />
  ) : (
    <output className="stage-panel stage-panel--opening">
      <img
        className="stage-panel__poster"
        src={`${data.game.preview}-384.webp`}
        width={384}
        height={512}
        alt=""
        style={{ backgroundColor: data.game.tint }}
      />
      <span className="row gap-3">
        <Spinner />
        {t('opening', { title: data.game.title })}
      </span>
    </output>
  );
  if (launch.state === 'opening') return opening;
  if (launch.state === 'refused')
    return (
      <>
        <RefusedPanel data={data} refusal={launch.refusal} onRetry={onRetry} />
        {launch.refusal === 'profile_incomplete' && launch.fields.length > 0 && (
          <ProfileFieldsDialog fields={launch.fields} onSaved={onRetry} />
        )}
      </>
    );
  return (
    <FrameWindow
      key={launch.url}
      url={launch.url}
      title={t('label', { title: data.game.title })}
      sound={sound}
      held={held}
      balance={balance}
      low={low}
      sheet={sheet}
      onMessage={onMessage}
      opening={opening}
    />
  );
}
