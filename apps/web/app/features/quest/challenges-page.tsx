import type { Challenge } from '@liftoff/contract/quest';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { EmptyState } from '@liftoff/ui/state-panel';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useRewardText } from '../../shared/money/reward-text.ts';
import { Patch, patchOf } from '../../shared/promotion/patch.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths } from '../../shared/site/site.ts';
import type { ChallengesData } from './load-quests.server.ts';
import { PromoTime } from './promo-time.tsx';
import { QuestsFailed } from './quests-page.tsx';
import './quest.css';

interface ChallengesPageProps {
  type: Challenge['type'];
  data: ChallengesData;
  /** The slug of the only action to show, or `null` for all. */
  only?: string | null;
}

/** The achievements or the actions with the player's progress [PROUTE-007] [PROUTE-008] [PROUTE-013]. */
export function ChallengesPage({ type, data, only = null }: ChallengesPageProps) {
  const t = useTranslations(`quests.${type}`);
  const all = useTranslations('quests');
  const paths = usePaths();
  const items = data.items?.filter(({ slug, status }) => (only === null ? status !== 'archive' : slug === only));
  const title = (only === null ? undefined : items?.[0]?.title) ?? t('title');
  return (
    <div className="quest-list">
      <PageHead title={title} description={() => t('description')} />
      <h1 className="heading-1">{title}</h1>
      <p className="text-secondary margin-top-2">{t('text')}</p>
      {only !== null && (
        <ButtonLink className="margin-top-4" href={paths.actions()}>
          {all('allActions')}
        </ButtonLink>
      )}
      {items === undefined && <QuestsFailed />}
      {items?.length === 0 && <EmptyState section headingLevel={2} title={t('none')} text={all('noneText')} />}
      <ul className="quest-list__items margin-top-6">
        {items?.map(item => (
          <li key={item.id}>
            <ChallengeCard item={item} data={data} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChallengeCard({ item, data }: { item: Challenge; data: ChallengesData }) {
  const paths = usePaths();
  const rounds = data.statuses?.find(({ tournament_id }) => tournament_id === item.id)?.rounds ?? 0;
  const isAction = item.type === 'action';
  return (
    <Card as="div" className="quest-list__quest">
      <div className="quest-list__head">
        <Patch name={patchOf(item.slug)} size={72} />
        <div>
          {isAction && <PromoTime promo={item} now={data.now} />}
          <h2 className="heading-3">
            {isAction ? (
              <a className="link" href={paths.action(item.slug)}>
                {item.title}
              </a>
            ) : (
              item.title
            )}
          </h2>
        </div>
      </div>
      <ol className="column gap-3">
        {item.goals.map(goal => (
          <Goal
            key={goal.rounds}
            goal={goal}
            multiplier={item.min_multiplier}
            rounds={data.statuses === null ? null : rounds}
          />
        ))}
      </ol>
    </Card>
  );
}

interface GoalProps {
  goal: Challenge['goals'][number];
  multiplier: number | null;
  /** The rounds that count so far; `null` if they are unknown or the visitor is a guest. */
  rounds: number | null;
}

function Goal({ goal: { rounds: wanted, reward }, multiplier, rounds }: GoalProps) {
  const t = useTranslations('quests');
  const nameOf = useRewardText();
  const name = multiplier === null ? t('goal', { rounds: wanted }) : t('bigGoal', { rounds: wanted, multiplier });
  const done = t('done', { done: Math.min(rounds ?? 0, wanted), rounds: wanted });
  return (
    <li className="quest-goal small">
      <div className="row between gap-2">
        <b>{name}</b>
        {reward && <span className="quest-goal__reward text-secondary">{nameOf(reward)}</span>}
      </div>
      {rounds !== null && (
        <>
          <Track label={name} percent={(Math.min(rounds, wanted) * 100) / wanted} valueText={done} small />
          <p className="caption text-muted numeric">{rounds >= wanted ? t('reachedGoal') : done}</p>
        </>
      )}
    </li>
  );
}
