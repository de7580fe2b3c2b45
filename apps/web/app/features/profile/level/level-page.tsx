import type { User } from '@liftoff/contract/account/account';
import { statusLadder, statusPosition, type StatusId } from '@liftoff/rules/vip/status-ladder';
import { Card } from '@liftoff/ui/card';
import { useTranslations } from 'use-intl';
import { statusPlaceOf, vipLevelOf } from '../../../shared/player/player-groups.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { ProfileHead } from '../profile-head.tsx';
import { ManagerRow } from './manager-row.tsx';
import { PointsLevels } from './points-levels.tsx';
import '@liftoff/ui/styles/plate.css';
import './level.css';

/** A status emblem. It is decorative, because the name is next to it. */
function Emblem({ status, size }: { status: StatusId; size: number }) {
  const picture = status === 'rising_star' ? 'star' : status;
  return <img src={`/pictures/emblem/${picture}.svg`} width={size} height={size} alt="" />;
}

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
              <Emblem status={id} size={40} />
              <b>{names(id)}</b>
              <span className="visually-hidden">{t(`positions.${position}`)}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/**
 * The player's status and its place among all statuses [ROUTE-022]. Players cannot earn a status yet, and the page
 * says so.
 */
export function LevelPage() {
  const t = useTranslations('profile.level');
  const player = usePlayerSeed();
  if (!player) return null;
  const { user } = player;
  const own = statusPlaceOf(user);
  return (
    <>
      <ProfileHead title={t('title')} text={t('text')} />
      <OwnStatus own={own} />
      <StatusSteps own={own} />
      <PointsLevels player={player} />
      {vipLevelOf(user) && <Gives user={user} />}
    </>
  );
}

function OwnStatus({ own }: { own: number }) {
  const t = useTranslations('profile.level');
  const names = useTranslations('player.statuses');
  const status = statusLadder[own];
  const next = statusLadder[own + 1];
  if (!status) return null;
  return (
    <section className="level" data-theme="dark" aria-labelledby="status">
      <img className="level__background" src="/pictures/scene/vip-1200.webp" alt="" width={1200} height={520} />
      <div className="level__status">
        <Emblem status={status.id} size={104} />
        <div>
          <p className="small text-secondary">{t('yours')}</p>
          <h2 className="heading-1" id="status">
            {names(status.id)}
          </h2>
        </div>
      </div>
      <div className="level__next">
        <p className="title">{next ? t('next', { status: names(next.id) }) : t('top')}</p>
        <p className="small text-secondary margin-top-2">{t(next ? 'nextText' : 'topText')}</p>
      </div>
    </section>
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
