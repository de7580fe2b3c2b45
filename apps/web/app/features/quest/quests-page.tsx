import type { QuestMap } from '@liftoff/contract/quest';
import { Button } from '@liftoff/ui/button';
import { CardLink } from '@liftoff/ui/card-link';
import { Section } from '@liftoff/ui/section';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { Track } from '@liftoff/ui/track';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Patch, patchOf } from '../../shared/promotion/patch.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths } from '../../shared/site/site.ts';
import { sceneImage } from '../../shared/site/structured-data.tsx';
import type { QuestsData } from './load-quests.server.ts';
import { PromoTime } from './promo-time.tsx';
import { shownQuest } from './quest-progress.ts';
import './quest.css';

/** All quests: active, future and ended ones [PROUTE-012]. */
export function QuestsPage({ data }: { data: QuestsData }) {
  const t = useTranslations('quests');
  const groups = Map.groupBy(data.items ?? [], ({ status }) => status);
  return (
    <div className="quest-list">
      <PageHead title={t('title')} description={() => t('description')} preview={{ image: sceneImage('quest') }} />
      <h1 className="heading-1">{t('title')}</h1>
      <p className="text-secondary margin-top-2">{t('text')}</p>
      {data.items === null && <QuestsFailed />}
      {data.items?.length === 0 && <EmptyState section headingLevel={2} title={t('none')} text={t('noneText')} />}
      {(['active', 'future', 'archive'] as const).map(status => {
        const quests = groups.get(status);
        return (
          quests && (
            <Section key={status}>
              <h2 className="heading-2">{t(`status.${status}`)}</h2>
              <ul className="quest-list__items margin-top-4">
                {quests.map(quest => (
                  <li key={quest.id}>
                    <QuestCard quest={quest} data={data} />
                  </li>
                ))}
              </ul>
            </Section>
          )
        );
      })}
    </div>
  );
}

export function QuestsFailed() {
  const t = useTranslations('quests');
  const { revalidate } = useRevalidator();
  return (
    <ErrorState
      section
      headingLevel={2}
      title={t('failed')}
      text={t('failedText')}
      action={<Button onClick={() => void revalidate()}>{t('retry')}</Button>}
    />
  );
}

function QuestCard({ quest, data }: { quest: QuestMap; data: QuestsData }) {
  const t = useTranslations('quests');
  const paths = usePaths();
  const { progress, levels } = shownQuest(quest, data.statuses);
  const own = progress && t('ofLevels', { level: progress.level, count: levels.length });
  return (
    <CardLink href={paths.quest(quest.questSlug)} className="quest-list__quest">
      <div className="quest-list__head">
        <Patch name={patchOf(quest.questSlug)} size={72} />
        <div>
          <PromoTime promo={quest} now={data.now} />
          <h3 className="heading-3">{quest.title}</h3>
          <p className="small text-secondary">{t('levels', { count: levels.length })}</p>
        </div>
      </div>
      {quest.status === 'active' && own && progress && (
        <>
          <p className="small numeric">
            {t('yourLevel')}: {own}
          </p>
          <Track label={t('toNext')} percent={progress.percent} valueText={own} small />
        </>
      )}
    </CardLink>
  );
}
