import type { FrameMessage } from '@liftoff/contract/frame-messages';
import { Spinner } from '@liftoff/ui/spinner';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { FrameWindow } from './frame-window.tsx';
import type { PlayData } from './play-data.ts';
import { RefusedPanel } from './refused-panel.tsx';
import { useLaunch } from './use-launch.ts';

/** What the studio asks a player for before real play (STATE-045). */
const ProfileFieldsForm = lazy(() => import('../../shared/profile/profile-fields-form.tsx'));

interface GameStageProps {
  data: PlayData;
  mode: 'real' | 'demo';
  /** Counts how often this visit opened the game; a new one launches it anew. */
  attempt: number;
  sound: boolean;
  held: boolean;
  balance: string;
  onMessage: (message: FrameMessage) => void;
  onRetry: () => void;
}

/** The game, or why it did not open. The picture stands until the frame has drawn. */
export function GameStage(props: GameStageProps) {
  const { data, mode, attempt, sound, held, balance, onMessage, onRetry } = props;
  const t = useTranslations('game.frame');
  const launch = useLaunch(data.game.identifier, mode, attempt);
  const opening = (
    <output className="stp stp--opening">
      <Spinner />
      {t('opening', { title: data.game.title })}
    </output>
  );
  if (launch.state === 'opening') return opening;
  if (launch.state === 'refused')
    return (
      <RefusedPanel data={data} refusal={launch.refusal} onRetry={onRetry}>
        {launch.refusal === 'profile_incomplete' && launch.fields.length > 0 && (
          <Suspense>
            <ProfileFieldsForm fields={launch.fields} onSaved={onRetry} />
          </Suspense>
        )}
      </RefusedPanel>
    );
  return (
    <FrameWindow
      key={launch.url}
      url={launch.url}
      title={t('label', { title: data.game.title })}
      sound={sound}
      held={held}
      balance={balance}
      onMessage={onMessage}
      opening={opening}
    />
  );
}
