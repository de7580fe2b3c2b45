import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import type { PlayData } from '../play-data.ts';
import { StagePanel } from './stage-panel.tsx';
import type { LaunchRefusal } from './use-launch.ts';
import { part } from '../../../shared/parts/part.tsx';

const LimitToast = part(() => import('../../../shared/player/limits/limit-toast.tsx'));

/** Refusals that mean that a limit has been reached [STATE-050] [ERR-020]. */
const limits: ReadonlySet<string> = new Set(['limit_reached', 'cooling_off']);

interface RefusedPanelProps {
  data: PlayData;
  refusal: LaunchRefusal | 'failed';
  onRetry: () => void;
}

/** Explains why the game did not open and what the player can do. A refusal without a text does not compile. */
export function RefusedPanel({ data, refusal, onRetry }: RefusedPanelProps) {
  const t = useTranslations('game.refused');
  const player = usePlayerSeed();
  const currency = player?.user.currency ?? '';
  const words = { title: data.game.title, studio: data.studio, currency };
  return (
    <StagePanel title={t(`${refusal}.title`, words)} text={t(`${refusal}.text`, words)}>
      {player && limits.has(refusal) && <LimitToast playerId={player.user.id} />}
      <WayOn data={data} refusal={refusal} onRetry={onRetry} />
    </StagePanel>
  );
}

function WayOn({ data, refusal, onRetry }: RefusedPanelProps) {
  const t = useTranslations('game.actions');
  const paths = usePaths();
  const player = usePlayerSeed();
  const { provider, slug } = data.game;
  const ways: Record<LaunchRefusal | 'failed', { href: string; label: string } | null> = {
    unauthenticated: { href: paths.signIn(paths.play(provider, slug, 'real')), label: t('signIn') },
    techwork: player ? { href: paths.withdraw(), label: t('withdraw') } : null,
    under_age: { href: paths.profile(), label: t('profile') },
    self_excluded: { href: paths.page('responsible-gaming'), label: t('help') },
    cooling_off: { href: paths.profile('limits'), label: t('limits') },
    limit_reached: { href: paths.profile('limits'), label: t('limits') },
    profile_incomplete: { href: paths.profile(), label: t('profile') },
    terms_missing: { href: paths.page('terms-and-conditions'), label: t('terms') },
    country_closed: null,
    game_unavailable: null,
    no_demo: { href: paths.play(provider, slug, 'real'), label: t('playReal') },
    currency_unsupported: data.game.hasDemo ? { href: paths.play(provider, slug, 'demo'), label: t('demo') } : null,
    failed: null,
  };
  const way = ways[refusal];
  return (
    <div className="row gap-2 flex-wrap stage-panel__actions">
      {refusal === 'failed' && (
        <Button variant="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {way && (
        <ButtonLink variant="primary" href={way.href}>
          {way.label}
        </ButtonLink>
      )}
      <ButtonLink href={paths.lobby()}>{t('lobby')}</ButtonLink>
    </div>
  );
}
