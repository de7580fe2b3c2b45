import type { Adventure, AdventureDay } from '@liftoff/contract/adventure';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { dayState } from '@liftoff/rules/adventure/day-state';
import { Button } from '@liftoff/ui/button';
import { CalendarDaysIcon } from '@liftoff/ui/icons';
import { Track } from '@liftoff/ui/track';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { part } from '../../shared/parts/part.tsx';
import { useServerNow } from '../../shared/parts/server-now.ts';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { useChannel } from '../../shared/realtime/use-channel.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useAdventureWords } from './adventure-words.ts';
import { CalendarRow } from './calendar-row.tsx';
import { DayCards } from './day-cards.tsx';
import { PassedDays } from './passed-days.tsx';
import { shownAt, type ShownAdventure } from './shown-adventure.ts';
import { Summary } from './summary.tsx';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/list.css';
import '@liftoff/ui/styles/track.css';
import './adventure.css';
import './adventure-panels.css';

const DayDialog = part(() => import('./day-dialog.tsx'));
const SuperPrizeDialog = part(() => import('./super-prize-dialog.tsx'));

/** The adventure calendar: a banner, the row of days, and a card per day or the summary of the run [PADV-001]. */
export function AdventurePage({ adventure }: { adventure: Adventure }) {
  const now = useServerNow(Date.parse(adventure.now));
  const shown = shownAt(adventure, now);
  const [openedStep, setOpenedStep] = useState<number | null>(null);
  useReload(shown.today);
  const { superPrize, isFinished } = shown;
  const open = ({ step }: AdventureDay) => setOpenedStep(step);
  const opened = adventure.days.find(({ step }) => step === openedStep);
  const close = () => setOpenedStep(null);
  return (
    <div className="adventure-page">
      <Banner shown={shown} onOpenPrize={open} />
      <CalendarRow shown={shown} onOpen={open} />
      {isFinished || superPrize === 'open' ? (
        <Summary shown={shown} onOpen={open} />
      ) : (
        <>
          {superPrize === 'out_of_reach' && <PassedDays shown={shown} onOpen={open} />}
          <DayCards shown={shown} onOpen={open} />
        </>
      )}
      {opened &&
        (opened.isSuperPrize && superPrize === 'open' ? (
          <SuperPrizeDialog shown={shown} day={opened} onClose={close} />
        ) : (
          <DayDialog shown={shown} day={opened} onClose={close} />
        ))}
    </div>
  );
}

/** Reloads the adventure when a day begins, and when a gift arrives or changes. */
function useReload(today: number): void {
  const { revalidate } = useRevalidator();
  const id = usePlayerSeed()?.user.id;
  const [loadedOn, setLoadedOn] = useState(today);
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (today === loadedOn) return;
    setLoadedOn(today);
    reload();
  }, [today, loadedOn]);
  const again = () => void revalidate();
  useChannel(id === undefined ? null : privateChannel('bonuses_changes', id), again, again);
  useChannel(id === undefined ? null : privateChannel('freespins_changes', id), again);
}

function Banner({ shown, onOpenPrize }: { shown: ShownAdventure; onOpenPrize: (day: AdventureDay) => void }) {
  const t = useTranslations('adventure');
  const words = useAdventureWords();
  const { adventure, completed, superPrize } = shown;
  const { days, is_neutral: isNeutral } = adventure;
  const [first] = days;
  const total = first?.stepTotal ?? 0;
  const title = t('title', { month: words.month(first?.day ?? '') });
  const last = days.at(-1);
  return (
    <>
      <PageHead title={title} description={() => t('description')} hidden />
      <section
        className={isNeutral ? 'adventure-hero adventure-hero--plain' : 'adventure-hero'}
        data-theme={isNeutral ? undefined : 'dark'}
      >
        {!isNeutral && (
          <img
            src="/pictures/scene/adventure-1200.webp"
            srcSet="/pictures/scene/adventure-640.webp 640w, /pictures/scene/adventure-1200.webp 1200w, /pictures/scene/adventure-2000.webp 2000w"
            sizes="(min-width: 1440px) 1360px, 100vw"
            alt=""
            width={1200}
            height={520}
          />
        )}
        <div className="adventure-hero__text">
          <p className="eyebrow adventure-hero__dates">
            <CalendarDaysIcon />
            {words.range(adventure)}
          </p>
          <h1 className="display">
            {superPrize === 'open' ? t('openTitle') : shown.isFinished ? t('finishedTitle') : title}
          </h1>
          <p className="adventure-hero__lead">
            <Lead shown={shown} total={total} />
          </p>
          <div className="adventure-hero__progress">
            <div className="row between caption numeric">
              <span>{t('progress')}</span>
              <span>{t.rich('ofDays', { done: completed, total, b: parts => <b>{parts}</b> })}</span>
            </div>
            <Track
              label={t('progress')}
              percent={total === 0 ? 0 : (completed * 100) / total}
              valueText={t('ofDaysText', { done: completed, total })}
            />
          </div>
          {superPrize === 'open' && last && (
            <Button variant="reward" onClick={() => onOpenPrize(last)}>
              {t('prize.see')}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}

function Lead({ shown, total }: { shown: ShownAdventure; total: number }) {
  const t = useTranslations('adventure');
  const { adventure, completed, superPrize, today, isFinished } = shown;
  if (superPrize === 'open') return t('leadOpen', { done: completed, total });
  if (isFinished) return t('leadFinished', { done: completed, total });
  const lost = adventure.days.filter(day => dayState(day, today) === 'lost').length;
  return superPrize === 'out_of_reach'
    ? t('leadLost', { count: lost })
    : t('lead', { needed: adventure.needed_days, total });
}
