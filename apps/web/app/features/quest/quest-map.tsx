import type { QuestSize } from '@liftoff/rules/quest/identifier';
import { classNames } from '@liftoff/ui/class-names';
import { CheckIcon } from '@liftoff/ui/icons';
import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useSite } from '../../shared/site/site.ts';
import { curveThrough, shortMoney, type MapLevel, type ShownQuest } from './quest-progress.ts';
import { looks, planets } from './quest-planets.ts';
import './quest-map.css';

interface QuestMapProps {
  size: QuestSize;
  quest: ShownQuest;
  selected: number;
  onSelect: (level: number) => void;
}

const wideBox = { width: 1000, height: 580 };
const tallBox = { width: 358, height: 620 };

/** Where a level is relative to the player's level. For guests, every level is ahead. */
type Position = 'done' | 'now' | 'next' | 'ahead';
const positionOf = (level: number, current: number | null): Position => {
  if (current === null || level > current + 1) return 'ahead';
  if (level === current) return 'now';
  return level < current ? 'done' : 'next';
};

/** The map of levels [PQUEST-002]. It is one tab stop; the arrow keys move between levels. */
export function LevelMap({ size, quest, selected, onSelect }: QuestMapProps) {
  const t = useTranslations('quests');
  const list = useRef<HTMLOListElement>(null);
  const current = quest.progress?.level ?? null;
  const moved = (event: KeyboardEvent) => {
    const to = levelAfter(event.key, selected, quest.levels.length);
    if (to === null) return;
    event.preventDefault();
    onSelect(to);
    list.current?.querySelectorAll('button')[to - 1]?.focus();
  };
  return (
    <section
      className={classNames('quest-map', looks[size] && `quest-map--${looks[size]}`)}
      data-theme="dark"
      aria-label={t('map')}
    >
      {planets[size].map(({ x, y, size: width, colour }) => (
        <i
          key={`${x} ${y}`}
          className="quest-map__planet"
          style={{ '--x': `${x}%`, '--y': `${y}%`, '--size': `${width}px`, '--colour': colour } as CSSProperties}
        />
      ))}
      <Path quest={quest} way="wide" reached={current ?? 0} />
      <Path quest={quest} way="tall" reached={current ?? 0} />
      <p className="visually-hidden" id="quest-map-help">
        {t('mapHelp')}
      </p>
      <ol ref={list} onKeyDown={moved} aria-describedby="quest-map-help">
        {quest.levels.map(level => (
          <Level
            key={level.level}
            level={level}
            position={positionOf(level.level, current)}
            isLast={level.level === quest.levels.length}
            currency={quest.currency}
            isSelected={level.level === selected}
            onSelect={() => onSelect(level.level)}
          />
        ))}
      </ol>
    </section>
  );
}

/** The level that a key leads to, or `null` for other keys. */
function levelAfter(key: string, level: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count, level + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(1, level - 1);
  if (key === 'Home') return 1;
  return key === 'End' ? count : null;
}

function Path({ quest, way, reached }: { quest: ShownQuest; way: 'wide' | 'tall'; reached: number }) {
  const box = way === 'wide' ? wideBox : tallBox;
  const points = quest.levels.map(level => level[way]);
  return (
    <svg
      className={`quest-map__path quest-map__path--${way}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="quest-map__way" d={curveThrough(points, box)} />
      <path className="quest-map__flown" d={curveThrough(points, box, reached)} />
    </svg>
  );
}

interface LevelProps {
  level: MapLevel;
  position: Position;
  isLast: boolean;
  currency: string;
  isSelected: boolean;
  onSelect: () => void;
}

function Level({
  level: { level, threshold, wide, tall },
  position,
  isLast,
  currency,
  isSelected,
  onSelect,
}: LevelProps) {
  const t = useTranslations('quests');
  const { locale } = useSite();
  const money = useMoneyText();
  const said = [
    t('levelFrom', { level, amount: money.whole(threshold, currency) }),
    ...(position === 'done' ? [t('reached')] : []),
    ...(position === 'now' ? [t('here')] : []),
  ].join(', ');
  const place = { '--x': `${wide.x}%`, '--y': `${wide.y}%`, '--tall-x': `${tall.x}%`, '--tall-y': `${tall.y}%` };
  return (
    <li
      className={`quest-map__level quest-map__level--${position}${isLast ? ' quest-map__level--last' : ''}`}
      style={place as CSSProperties}
    >
      <button
        type="button"
        aria-current={position === 'now' ? 'step' : undefined}
        aria-pressed={isSelected}
        tabIndex={isSelected ? 0 : -1}
        onClick={onSelect}
      >
        <span className="visually-hidden">{said}</span>
        <b className="numeric" aria-hidden="true">
          {position === 'done' ? <CheckIcon size="s" /> : <span>{level}</span>}
        </b>
        <small className="numeric" aria-hidden="true">
          {position === 'now' ? t('you') : shortMoney(threshold, currency, locale)}
        </small>
      </button>
    </li>
  );
}
