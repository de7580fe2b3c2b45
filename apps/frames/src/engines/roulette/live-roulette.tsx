import type { TableState } from '@liftoff/contract/game/game';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { stacks, totalOf, type Chip } from './chips.ts';
import { Countdown } from '../../table/countdown.tsx';
import { PointedSpot, ReturnText, useNumberName } from './head-text.tsx';
import { RouletteLayout } from './roulette-layout.tsx';
import { useChip } from './use-chip.ts';
import { useChips } from './use-chips.ts';
import { useLiveTable } from './use-live-table.ts';

/** The table's betting time in seconds; used only to scale the countdown ring. */
const bettingSec = 20;

const joined = (placed: ReadonlyMap<string, bigint>, laid: ReadonlyMap<string, bigint>): Map<string, bigint> => {
  const sums = new Map(placed);
  for (const [spot, value] of laid) sums.set(spot, (sums.get(spot) ?? 0n) + value);
  return sums;
};

const sumOf = (bySpot: ReadonlyMap<string, bigint>): bigint =>
  [...bySpot.values()].reduce((sum, value) => sum + value, 0n);

/** A live table with a shared wheel, a countdown, and bets that can be taken back until betting closes. */
export function LiveRoulette({ first }: { first: TableState }) {
  const t = useTranslations('roulette');
  const { start, money } = useFrame();
  const { values, chip, choose } = useChip(start);
  const [pointed, setPointed] = useState<string | null>(null);
  const [last, setLast] = useState<readonly Chip[]>([]);
  const chips = useChips();
  const live = useLiveTable(first);
  const name = useNumberName();
  const { table, result, play, shared, placed } = live;
  const open = table.phase === 'open';
  const inPlay = sumOf(placed);
  // Chips not yet bet when betting closes remain available for the next round.
  const shown = open ? joined(placed, chips.bySpot) : placed;

  const place = async (laid: readonly Chip[]) => {
    if (!(await live.place(laid))) return;
    // The "Same bets" button repeats all bets placed so far in this round.
    setLast([...joined(placed, stacks(laid))].map(([spot, value]) => ({ spot, value })));
    chips.clear();
  };
  const repeats = chips.total === 0n && inPlay === 0n && last.length > 0;
  const title = table.phase === 'done' ? name(table.number) : t(open ? 'placeBets' : 'noMoreBets');
  return (
    <RouletteLayout
      view={{
        play,
        table,
        motion: live.motion,
        past: live.past,
        number: table.phase === 'done' ? table.number : (live.past[0] ?? null),
        title,
        announced:
          result && table.phase === 'done'
            ? `${title}. ${t('returnedPlain', { win: money.plain(result.win), stake: money.plain(result.stake) })}`
            : title,
        ring: open ? <Countdown left={live.left} of={bettingSec} /> : null,
        text:
          open && pointed !== null ? (
            <PointedSpot spot={pointed} />
          ) : result && table.phase === 'done' ? (
            <ReturnText result={result} />
          ) : inPlay > 0n ? (
            t(open ? 'inPlay' : 'sum', { amount: money.plain(inPlay), bets: placed.size })
          ) : (
            t('players', { players: shared.players })
          ),
        bySpot: shown,
        total: sumOf(shown),
        nextStake: chips.total > 0n ? chips.total : repeats ? totalOf(last) : chip,
        values,
        chip,
        pointed,
        onPoint: setPointed,
        onChip: choose,
        onLay: spot => {
          if (open) chips.lay(spot, chip);
        },
        onTakeBack: spot => {
          if (open) chips.takeBack(spot);
        },
        onUndo: () => {
          if (!open) return;
          if (chips.total > 0n) chips.undo();
          else void live.takeBack(1);
        },
        onClear: () => {
          if (!open) return;
          chips.clear();
          if (inPlay > 0n) void live.takeBack();
        },
        action: {
          words: !open
            ? t('closed')
            : repeats
              ? t('same', { amount: money.short(totalOf(last)) })
              : chips.total > 0n
                ? t('place', { amount: money.short(chips.total) })
                : t(inPlay > 0n ? 'placed' : 'placeBets'),
          meaning: open && !live.sending && !play.isPaused ? `bet on ${shared.table_round}` : null,
          ready: chips.total > 0n || repeats,
          waiting: live.sending || table.phase === 'closed',
          press: () => void place(repeats ? last : chips.chips),
        },
      }}
    />
  );
}
