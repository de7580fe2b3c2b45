import type { TableState } from '@liftoff/contract/game/game';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFrame } from '../frame/frame-context.ts';
import { listenToTable } from './table-channel.ts';

/** Maximum and minimum interval for polling the table state, in milliseconds. */
const lookMs = { most: 10_000, least: 400 };

const order = { betting: 0, spinning: 1, result: 2 } as const;

/** Whether one state is newer than another; responses can arrive out of order. */
export const isLater = (next: TableState, known: TableState): boolean =>
  next.table_round > known.table_round ||
  (next.table_round === known.table_round && order[next.phase] >= order[known.phase]);

/** The state of the live table, from realtime messages and from polls made when a phase should have ended. */
export function useTableState(first: TableState): TableState {
  const { start, calls, clock } = useFrame();
  const [state, setState] = useState(first);
  const latest = useRef(state);
  latest.current = state;
  const take = useCallback((next: TableState) => setState(known => (isLater(next, known) ? next : known)), []);

  useEffect(() => listenToTable(start, take), [start, take]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let turn = 0;
    const plan = () => {
      const left = Date.parse(latest.current.phase_ends_at) - clock.now() + 150;
      timer = setTimeout(look, Math.min(lookMs.most, Math.max(lookMs.least, left)));
    };
    const look = () => {
      const askedAt = performance.now();
      const mine = (turn += 1);
      const isLast = () => !stopped && mine === turn;
      calls.frameTable({}).then(
        next => {
          clock.learn(next.now, performance.now() - askedAt);
          take(next);
          if (isLast()) plan();
        },
        () => {
          if (isLast()) timer = setTimeout(look, 2000);
        },
      );
    };
    look();
    // Timers stand still while the computer sleeps, and the table has gone on.
    const stopListening = clock.onWake(() => {
      clearTimeout(timer);
      look();
    });
    return () => {
      stopped = true;
      stopListening();
      clearTimeout(timer);
    };
  }, [calls, clock, take]);
  return state;
}
