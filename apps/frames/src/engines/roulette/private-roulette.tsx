import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { stacks, totalOf, type Chip } from './chips.ts';
import { PointedSpot, ReturnText, useNumberName } from './head-text.tsx';
import { RouletteLayout } from './roulette-layout.tsx';
import { useChip } from './use-chip.ts';
import { useChips } from './use-chips.ts';
import { usePrivateSpin } from './use-private-spin.ts';

/** Roulette on a private wheel. The player places chips, spins, and can repeat the same bets. */
export function PrivateRoulette() {
  const t = useTranslations('roulette');
  const { start, money } = useFrame();
  const { values, chip, choose } = useChip(start);
  const [pointed, setPointed] = useState<string | null>(null);
  const chips = useChips();
  const wheel = usePrivateSpin();
  const name = useNumberName();
  const { table, result, play } = wheel;
  const done = table.phase === 'done';

  /** The first action after a result clears the old chips. */
  const fresh = (work: (laid: readonly Chip[]) => readonly Chip[]) => {
    wheel.open();
    chips.put(work(done ? [] : chips.chips));
  };
  const sum = t('sum', { amount: money.plain(chips.total), bets: stacks(chips.chips).size });
  const title = done ? name(table.number) : t(table.phase === 'closed' ? 'noMoreBets' : 'placeBets');
  return (
    <RouletteLayout
      view={{
        play,
        table,
        motion: wheel.motion,
        past: wheel.past,
        number: done ? table.number : (wheel.past[0] ?? null),
        title,
        announced:
          done && result
            ? `${title}. ${t('returnedPlain', { win: money.plain(result.win), stake: money.plain(result.stake) })}`
            : title,
        ring: null,
        text:
          table.phase === 'closed' ? (
            t('drawn', { sum })
          ) : pointed !== null ? (
            <PointedSpot spot={pointed} />
          ) : done && result ? (
            <ReturnText result={result} />
          ) : chips.total > 0n ? (
            sum
          ) : (
            t('choose')
          ),
        bySpot: chips.bySpot,
        total: chips.total,
        nextStake: chips.total > 0n ? chips.total : chip,
        values,
        chip,
        pointed,
        onPoint: setPointed,
        onChip: choose,
        onLay: spot => {
          if (table.phase === 'closed') return;
          if (done) fresh(() => [{ spot, value: chip }]);
          else chips.lay(spot, chip);
        },
        onTakeBack: spot => {
          if (table.phase === 'open') chips.takeBack(spot);
        },
        onUndo: () => {
          if (table.phase === 'open') chips.undo();
          else if (done) fresh(() => []);
        },
        onClear: () => {
          if (table.phase !== 'closed') fresh(() => []);
        },
        action: {
          words:
            table.phase === 'closed'
              ? t('spinning')
              : done
                ? t('same', { amount: money.short(totalOf(chips.chips)) })
                : t('spin'),
          meaning: table.phase === 'closed' || play.isPaused ? null : 'spin',
          ready: wheel.ready && chips.total > 0n,
          waiting: table.phase === 'closed',
          press: () => void wheel.spin(chips.chips),
        },
      }}
    />
  );
}
