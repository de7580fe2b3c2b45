import type { User } from '@liftoff/contract/account/account';
import type { VipProgress } from '@liftoff/contract/vip-entities';
import { daysLeftIn, quarterOf } from '@liftoff/rules/vip/quarter';
import { statusLadder, statusPosition } from '@liftoff/rules/vip/status-ladder';
import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { CalendarIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { statusPlaceOf, vipLevelOf } from '../../../shared/player/player-groups.ts';
import { usePlayerSeed, type PlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { StatusEmblem } from '../../../shared/vip/status-emblem.tsx';
import { StatusMarks } from '../../../shared/vip/status-marks.tsx';
import { useVipProgress } from '../../../shared/vip/vip-progress.ts';
import { ProfileHead } from '../profile-head.tsx';
import { ManagerRow } from './manager-row.tsx';
import { PointsLevels } from './points-levels.tsx';
import '@liftoff/ui/styles/plate.css';
import './level.css';

/** All statuses from lowest to highest, with the player's status marked. */
function StatusSteps({ own }: { own: number }) {
  const t = useTranslations('profile.level');
  const names = useTranslations('player.statuses');
  return (
    <Card as="div" className="margin-top-4">
      <ol className="level-steps" aria-label={t('statuses')}>
        {statusLadder.map(({ id }, place) => {
          const position = statusPosition(place, own);
          return (
            <li
              key={id}
              className={`level-steps__step--${position}`}
              aria-current={position === 'current' ? 'step' : undefined}
            >
              <StatusEmblem status={id} size={40} />
              <b>{names(id)}</b>
              <span className="visually-hidden">{t(`positions.${position}`)}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** The player's status, its place among all statuses, and the progress towards the next one [ROUTE-022]. */
export function LevelPage({ now }: { now: number }) {
  const t = useTranslations('profile.level');
  const player = usePlayerSeed();
  if (!player) return null;
  const { user } = player;
  const own = statusPlaceOf(user);
  return (
    <>
      <ProfileHead title={t('title')} text={t('text')} />
      <OwnStatus own={own} player={player} now={new Date(now)} />
      <StatusSteps own={own} />
      <PointsLevels player={player} />
      {vipLevelOf(user) && <Gives user={user} />}
    </>
  );
}

function OwnStatus({ own, player, now }: { own: number; player: PlayerSeed; now: Date }) {
  const t = useTranslations('profile.level');
  const names = useTranslations('player.statuses');
  const club = useTranslations('vip.card');
  const progress = useVipProgress(player);
  const status = statusLadder[own];
  if (!status) return null;
  const hasNext = own < statusLadder.length - 1;
  return (
    <section className="level" data-theme="dark" aria-labelledby="status">
      <img className="level__background" src="/pictures/scene/vip-1200.webp" alt="" width={1200} height={520} />
      <div className="level__status">
        <StatusEmblem status={status.id} size={104} />
        <div>
          <p className="small text-secondary">{t('yours')}</p>
          <h2 className="heading-1" id="status">
            {names(status.id)}
          </h2>
          {progress && hasNext && (
            <Badge icon={CalendarIcon} className="numeric margin-top-2">
              {club('daysLeft', { days: daysLeftIn(quarterOf(now), now) })}
            </Badge>
          )}
        </div>
      </div>
      <NextStatus own={own} progress={progress} />
    </section>
  );
}

/** The next status with the progress towards it, and the way to the VIP club for players who have one. */
function NextStatus({ own, progress }: { own: number; progress: VipProgress | null }) {
  const t = useTranslations('profile.level');
  const names = useTranslations('player.statuses');
  const paths = usePaths();
  const next = statusLadder[own + 1];
  return (
    <div className="level__next">
      <p className="title">{next ? t('next', { status: names(next.id) }) : t('top')}</p>
      {!next && <p className="small text-secondary margin-top-2">{t('topText')}</p>}
      {next && progress && (
        <div className="margin-top-3">
          <StatusMarks progress={progress} ticks />
        </div>
      )}
      {progress && (
        <ButtonLink size="s" className="margin-top-4" href={paths.vipClub()}>
          {t('compare')}
        </ButtonLink>
      )}
    </div>
  );
}

/** The benefits of the player's status. Currently this is only a personal manager, for players who have one. */
function Gives({ user }: { user: User }) {
  const t = useTranslations('profile.level');
  return (
    <Card className="margin-top-4" aria-labelledby="gives">
      <h2 className="heading-3" id="gives">
        {t('gives')}
      </h2>
      <ManagerRow user={user} none={<p className="small text-secondary margin-top-3">{t('givesNone')}</p>} />
    </Card>
  );
}
