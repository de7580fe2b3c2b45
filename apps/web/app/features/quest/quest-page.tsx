import type { QuestMap } from '@liftoff/contract/quest';
import { assumedReturnPercent, averageCost } from '@liftoff/rules/bonus/spin-figures';
import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { ListRow } from '@liftoff/ui/list-row';
import { Track } from '@liftoff/ui/track';
import { Well } from '@liftoff/ui/well';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useRewardText } from '../../shared/money/reward-text.ts';
import { RewardPicture } from '../../shared/points/reward-picture.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useSite } from '../../shared/site/site.ts';
import { sceneImage } from '../../shared/site/structured-data.tsx';
import type { QuestsData } from './load-quests.server.ts';
import { dayText, PromoTime } from './promo-time.tsx';
import { LevelMap } from './quest-map.tsx';
import { shownQuest, type MapLevel, type ShownQuest } from './quest-progress.ts';
import '@liftoff/ui/styles/list.css';
import './quest.css';

interface QuestPageProps {
  quest: QuestMap;
  data: Omit<QuestsData, 'items'>;
}

/** One quest with its map, the player's level and the next rewards [PQUEST-001]. */
export function QuestPage({ quest, data }: QuestPageProps) {
  const t = useTranslations('quests');
  const { locale, paths } = useSite();
  const shown = shownQuest(quest, data.statuses);
  const [selected, select] = useState(shown.progress?.level ?? 1);
  const lead = t('lead', {
    count: shown.levels.length,
    start: dayText(quest.start_at, locale),
    end: dayText(quest.end_at, locale),
  });
  const trail = [
    { name: t('title'), path: paths.quests() },
    { name: quest.title, path: paths.quest(quest.questSlug) },
  ];
  return (
    <div className="quest-page">
      <PageHead title={quest.title} description={() => lead} preview={{ image: sceneImage('quest'), trail }} />
      <a className="link small" href={paths.quests()}>
        {t('back')}
      </a>
      <div className="quest-page__header">
        <div>
          <h1 className="heading-1">{quest.title}</h1>
          <p className="text-secondary margin-top-2 quest-page__lead">{lead}</p>
        </div>
        <PromoTime promo={quest} now={data.now} />
      </div>
      <div className="quest-page__parts">
        <div>
          <LevelMap size={quest.questSize} quest={shown} selected={selected} onSelect={select} />
          <SelectedLevel level={shown.levels[selected - 1]} currency={shown.currency} />
        </div>
        <div className="column gap-4">
          <OwnLevel quest={quest} shown={shown} isGuest={data.isGuest} />
          <NextRewards shown={shown} />
        </div>
      </div>
    </div>
  );
}

/** The chosen level of the map in words. Announced when another level is chosen. */
function SelectedLevel({ level, currency }: { level: MapLevel | undefined; currency: string }) {
  const t = useTranslations('quests');
  const money = useMoneyText();
  const nameOf = useRewardText();
  if (level === undefined) return null;
  return (
    <output className="quest-page__selected small">
      <b>{t('level', { level: level.level })}</b>
      <span>{t('from', { amount: money.whole(level.threshold, currency) })}</span>
      <span className="text-secondary">
        {level.reward ? t('reward', { reward: nameOf(level.reward) }) : t('noReward')}
      </span>
    </output>
  );
}

function OwnLevel({ quest, shown, isGuest }: { quest: QuestMap; shown: ShownQuest; isGuest: boolean }) {
  const t = useTranslations('quests');
  const { locale, paths } = useSite();
  const { progress, levels, currency } = shown;
  if (isGuest)
    return (
      <Card>
        <h2 className="heading-3">{t('yourLevel')}</h2>
        <p className="small text-secondary margin-top-2">{t('guest')}</p>
        <div className="row gap-2 margin-top-4">
          <ButtonLink variant="primary" href={paths.signUp(paths.quest(quest.questSlug))}>
            {t('register')}
          </ButtonLink>
          <ButtonLink href={paths.signIn(paths.quest(quest.questSlug))}>{t('signIn')}</ButtonLink>
        </div>
        <Cost bets={levels[1]?.threshold ?? 0n} currency={currency} />
      </Card>
    );
  if (progress === null)
    return (
      <Card>
        <h2 className="heading-3">{t('yourLevel')}</h2>
        <p className="small text-secondary margin-top-2">{t('unknown')}</p>
      </Card>
    );
  return (
    <Card>
      <h2 className="caption text-muted">{t('yourLevel')}</h2>
      <p className="quest-page__level numeric">{t('ofLevels', { level: progress.level, count: levels.length })}</p>
      {quest.status === 'active' && <Progress shown={shown} progress={progress} />}
      {quest.status === 'future' && (
        <p className="small text-secondary margin-top-2">
          {t('notStarted', { start: dayText(quest.start_at, locale) })}
        </p>
      )}
      {quest.status === 'archive' && <p className="small text-secondary margin-top-2">{t('over')}</p>}
    </Card>
  );
}

function Progress({ shown, progress }: { shown: ShownQuest; progress: NonNullable<ShownQuest['progress']> }) {
  const t = useTranslations('quests');
  const money = useMoneyText();
  const { currency } = shown;
  const { nextLevel, done, needed, percent } = progress;
  if (nextLevel === null)
    return (
      <>
        <Track label={t('toNext')} percent={100} valueText={t('complete')} />
        <p className="small margin-top-3">{t('complete')}</p>
      </>
    );
  const inLevel = t('inLevel', { done: money.whole(done, currency), needed: money.whole(needed, currency) });
  return (
    <>
      <div className="row between small numeric margin-top-4 quest-page__figures">
        <span>{inLevel}</span>
        <span className="text-muted">{percent}%</span>
      </div>
      <Track label={t('toNext')} percent={percent} valueText={inLevel} ticks />
      <p className="small text-secondary margin-top-3">
        {t('left', { amount: money.whole(needed - done, currency), level: nextLevel })}
      </p>
      <Cost bets={needed - done} currency={currency} />
    </>
  );
}

/** What the way to the next level costs on average. */
function Cost({ bets, currency }: { bets: bigint; currency: string }) {
  const t = useTranslations('quests');
  const money = useMoneyText();
  return (
    <Well className="caption text-secondary margin-top-4">
      {t('cost', {
        bets: money.whole(bets, currency),
        cost: money.whole(averageCost(bets, assumedReturnPercent), currency),
      })}
    </Well>
  );
}

const rewardsShown = 3;

function NextRewards({ shown: { levels, rewarded, progress } }: { shown: ShownQuest }) {
  const t = useTranslations('quests');
  const nameOf = useRewardText();
  const next = levels
    .filter(({ level }) => level > (progress?.level ?? 0) && !rewarded.includes(level))
    .flatMap(({ level, reward }) => (reward === null ? [] : [{ level, reward }]))
    .slice(0, rewardsShown);
  if (next.length === 0) return null;
  return (
    <Card>
      <h2 className="heading-3">{t('nextRewards')}</h2>
      <ul className="margin-top-2">
        {next.map(({ level, reward }) => (
          <ListRow key={level}>
            <RewardPicture type={reward.type} size={40} />
            <b className="small grow">{nameOf(reward)}</b>
            <Badge className="numeric">{t('level', { level })}</Badge>
          </ListRow>
        ))}
      </ul>
    </Card>
  );
}
