import type { AdventureDay } from '@liftoff/contract/adventure';
import { readAdventureDay } from '@liftoff/rules/adventure/adventure-day';
import { dayState } from '@liftoff/rules/adventure/day-state';
import { CheckIcon, GiftIcon, LockIcon, MinusIcon, StarIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { bringIn } from '../../shared/parts/bring-in.ts';
import type { ShownAdventure } from './shown-adventure.ts';
import { useAdventureWords } from './adventure-words.ts';

interface CalendarRowProps {
  readonly shown: ShownAdventure;
  readonly onOpen: (day: AdventureDay) => void;
}

/** The row of days with their states; each opens its details [PADV-003]. */
export function CalendarRow({ shown, onOpen }: CalendarRowProps) {
  const t = useTranslations('adventure');
  const words = useAdventureWords();
  const { adventure, today, superPrize } = shown;
  return (
    <ol className="adventure-calendar numeric" aria-label={t('calendar')}>
      {adventure.days.map(day => {
        const state = dayState(day, today);
        const isToday = readAdventureDay(day.day) === today;
        const isClosed = state === 'superPrize' && (superPrize === 'out_of_reach' || superPrize === 'expired');
        const look = isClosed ? 'closed' : state;
        return (
          <li key={day.step} ref={isToday ? bringIn : undefined}>
            <button
              type="button"
              className={`adventure-calendar__day adventure-calendar__day--${look}`}
              aria-current={isToday ? 'date' : undefined}
              onClick={() => onOpen(day)}
            >
              <span className="visually-hidden">{`${words.long(day.day)}, ${t(`state.${look}`)}`}</span>
              <small aria-hidden>{words.weekday(day.day)}</small>
              <b aria-hidden>{words.date(day.day)}</b>
              <span className="adventure-calendar__mark">
                <Mark look={look} />
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ look }: { look: ReturnType<typeof dayState> | 'closed' }) {
  if (look === 'completed') return <CheckIcon />;
  if (look === 'lost') return <MinusIcon />;
  if (look === 'active') return <GiftIcon />;
  if (look === 'superPrize') return <StarIcon />;
  if (look === 'closed') return <LockIcon />;
  return <i className="adventure-calendar__point" />;
}
