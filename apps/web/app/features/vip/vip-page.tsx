import type { VipProgress } from '@liftoff/contract/vip-entities';
import { vipStatusNames } from '@liftoff/contract/vip-statuses';
import { daysLeftIn, quarterOf, type Quarter } from '@liftoff/rules/vip/quarter';
import { statusLadder, statusPosition } from '@liftoff/rules/vip/status-ladder';
import { Badge } from '@liftoff/ui/badge';
import { CalendarIcon, CheckIcon, LockIcon } from '@liftoff/ui/icons';
import { Section, SectionHead } from '@liftoff/ui/section';
import { useTranslations } from 'use-intl';
import { vipLevelOf } from '../../shared/player/player-groups.ts';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useSite } from '../../shared/site/site.ts';
import { StatusEmblem } from '../../shared/vip/status-emblem.tsx';
import { bringIn } from '../../shared/parts/bring-in.ts';
import { StatusMarks } from '../../shared/vip/status-marks.tsx';
import { useVipProgress } from '../../shared/vip/vip-progress.ts';
import { CompareStatuses } from './compare-statuses.tsx';
import type { VipData } from './load-vip.server.ts';
import { QuarterOutcomes } from './quarter-outcomes.tsx';
import { dayText } from './day-text.ts';
import { VipFacts } from './vip-facts.tsx';
import { VipManagerCard } from './vip-manager-card.tsx';
import '@liftoff/ui/styles/list.css';
import './vip.css';

/** The VIP club of the signed-in player [PVIP-001]. */
export function VipPage({ data }: { data: VipData }) {
  const player = usePlayerSeed();
  return player && <VipClub data={data} player={player} />;
}

function VipClub({ data, player }: { data: VipData; player: NonNullable<ReturnType<typeof usePlayerSeed>> }) {
  const t = useTranslations('vip');
  const progress = useVipProgress(player, data.progress) ?? data.progress;
  const own = vipStatusNames.indexOf(progress.currentStatus);
  const now = new Date(data.now);
  return (
    <div className="vip-club">
      <PageHead title={t('title')} description={() => t('description')} hidden />
      <Hero own={own} progress={progress} now={now} />
      <Ladder own={own} />
      {progress.nextStatus !== null && <QuarterOutcomes own={own} progress={progress} now={now} />}
      <CompareStatuses own={own} progress={progress} />
      {vipLevelOf(player.user) && <VipManagerCard user={player.user} />}
      <VipFacts />
    </div>
  );
}

function Hero({ own, progress, now }: { own: number; progress: VipProgress; now: Date }) {
  const t = useTranslations('vip');
  const names = useTranslations('player.statuses');
  const { locale } = useSite();
  const status = statusLadder[own] ?? statusLadder[0];
  const quarter = quarterOf(now);
  const date = dayText(quarter.expiresAt, locale);
  const hasNext = progress.nextStatus !== null;
  const kind = !hasNext ? 'life' : own === 0 ? 'regular' : 'until';
  return (
    <section className="vip-hero" data-theme="dark">
      <img className="vip-hero__background" src="/pictures/scene/vip-1200.webp" alt="" width={1200} height={520} />
      <div className="vip-hero__text">
        <span className="small vip-hero__kind">{t('title')}</span>
        <h1 className="display">{t(`hero.${kind}`, { status: names(status.id), date })}</h1>
        <p className="text-secondary vip-hero__lead">{t(`hero.${kind}Text`)}</p>
      </div>
      <StatusCard own={own} progress={progress} now={now} quarter={quarter} />
    </section>
  );
}

interface StatusCardProps {
  own: number;
  progress: VipProgress;
  now: Date;
  quarter: Quarter;
}

/** The player's status with the days that are left of its quarter, and the progress towards the next [PVIP-002]. */
function StatusCard({ own, progress, now, quarter }: StatusCardProps) {
  const t = useTranslations('vip.card');
  const names = useTranslations('player.statuses');
  const { locale } = useSite();
  const status = statusLadder[own] ?? statusLadder[0];
  const next = statusLadder[own + 1];
  const date = dayText(quarter.expiresAt, locale);
  return (
    <section className="vip-hero__card" aria-label={t('yours')}>
      <div className="row gap-4">
        <StatusEmblem status={status.id} size={72} />
        <div className="grow">
          <p className="caption text-muted">{t('yours')}</p>
          <b className="heading-2">{names(status.id)}</b>
        </div>
        {next && (
          <Badge icon={CalendarIcon} className="numeric">
            {t('daysLeft', { days: daysLeftIn(quarter, now) })}
          </Badge>
        )}
      </div>
      <hr className="vip-hero__line" />
      {next ? (
        <>
          <StatusMarks progress={progress} />
          <p className="caption text-muted margin-top-4">{t('next', { status: names(next.id), date })}</p>
        </>
      ) : (
        <p className="small text-secondary">{t('top')}</p>
      )}
    </section>
  );
}

/** All statuses from the lowest up, each in its position relative to the player's own. */
function Ladder({ own }: { own: number }) {
  const t = useTranslations('vip.ladder');
  const names = useTranslations('player.statuses');
  return (
    <Section aria-labelledby="ladder">
      <SectionHead>
        <h2 className="heading-2" id="ladder">
          {t('title')}
        </h2>
      </SectionHead>
      <ol className="vip-ladder" aria-labelledby="ladder" tabIndex={0}>
        {statusLadder.map(({ id }, place) => {
          const position = statusPosition(place, own);
          const isForLife = place === statusLadder.length - 1;
          return (
            <li
              key={id}
              ref={position === 'current' ? bringIn : undefined}
              className={`vip-ladder__step vip-ladder__step--${position}`}
              aria-current={position === 'current' ? 'step' : undefined}
            >
              <span className="vip-ladder__emblem">
                <StatusEmblem status={id} size={position === 'current' ? 88 : 64} />
                {position === 'before' && (
                  <i className="vip-ladder__mark vip-ladder__mark--passed">
                    <CheckIcon size="s" />
                  </i>
                )}
                {position === 'lock' && (
                  <i className="vip-ladder__mark">
                    <LockIcon size="s" />
                  </i>
                )}
              </span>
              <b>{names(id)}</b>
              <small>{t(isForLife && position !== 'current' ? 'life' : position)}</small>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
