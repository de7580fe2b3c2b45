import type { Round } from '@liftoff/contract/game/game';
import { mostRoundWaitMs } from '@liftoff/contract/game/round-wait';
import { minor } from '@liftoff/rules/money/money';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../frame/failure.ts';
import { useFrame } from '../../frame/frame-context.ts';
import type { Play } from '../../frame/use-play.ts';
import { elapsedAt, isCrashRound, type CrashModel, type CrashRound } from './crash-model.ts';
import { noFlight, type Flight } from './flight.ts';
import { endOf } from './round-end.ts';

export type CrashPhase = 'ready' | 'starting' | 'flying' | 'collecting' | 'collected' | 'ended';

const retryMs = 600;
export const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** The flight of a closed round, stopped where the player collected or where it crashed. */
function stoppedFlight(model: CrashModel, { outcome }: CrashRound): Flight {
  const hundredths = outcome.collected_hundredths ?? outcome.crash_hundredths ?? 100;
  const startedAt = Date.parse(outcome.started_at);
  return {
    state: outcome.collected_hundredths === null ? 'ended' : 'collected',
    startedAt,
    stoppedAt: startedAt + elapsedAt(model, hundredths),
    hundredths,
  };
}

/**
 * Watches one flight until the platform reports its end, and lets the player collect it. `onEnd` receives the
 * multiplier at which a settled flight ended.
 */
export function useFlight(model: CrashModel, play: Play, onEnd: (hundredths: number) => void) {
  const { calls, sound } = useFrame();
  const [phase, setPhase] = useState<CrashPhase>('ready');
  const [round, setRound] = useState<CrashRound | null>(null);
  const flight = useRef<Flight>(noFlight);
  const watched = useRef<string | null>(null);
  useEffect(
    () => () => {
      watched.current = null;
    },
    [],
  );

  const settle = (closed: CrashRound) => {
    if (watched.current !== closed.id) return;
    watched.current = null;
    flight.current = stoppedFlight(model, closed);
    if (minor(closed.win_cents) > minor(closed.stake_cents)) sound.win();
    setRound(closed);
    setPhase(flight.current.state === 'ended' ? 'ended' : 'collected');
    if (closed.state === 'settled') onEnd(closed.outcome.crash_hundredths ?? flight.current.hundredths);
    play.show(closed);
  };

  /** Only the platform knows when a flight ends. */
  const watch = async (id: string) => {
    const ended = await endOf({
      ask: async () => {
        const seen = await calls.frameRound({ params: { id }, query: { wait_ms: mostRoundWaitMs } });
        play.clearFailure();
        return seen;
      },
      wanted: () => watched.current === id,
      failed: error => {
        play.fail(error);
        return failureOf(error) !== 'session';
      },
      now: () => performance.now(),
      pause: wait,
    });
    if (ended && isCrashRound(ended)) settle(ended);
  };

  const fly = (opened: Round) => {
    if (!isCrashRound(opened)) return;
    watched.current = opened.id;
    setRound(opened);
    if (opened.state !== 'open') return settle(opened);
    const startedAt = Date.parse(opened.outcome.started_at);
    flight.current = { state: 'flying', startedAt, stoppedAt: null, hundredths: 100 };
    setPhase('flying');
    void watch(opened.id);
  };
  const collect = useCollect({ watched, settle, setPhase, fail: play.fail });
  return { phase, setPhase, round, flight, fly, collect };
}

interface Collecting {
  readonly watched: { readonly current: string | null };
  readonly settle: (closed: CrashRound) => void;
  readonly setPhase: (phase: CrashPhase) => void;
  readonly fail: Play['fail'];
}

/** Sends the collect again, with the same id, until the platform responds. A lost response therefore loses nothing. */
function useCollect({ watched, settle, setPhase, fail }: Collecting): () => Promise<void> {
  const { calls } = useFrame();
  return async () => {
    const id = watched.current;
    if (id === null) return;
    setPhase('collecting');
    const body = { act_id: crypto.randomUUID(), act: { name: 'collect' } } as const;
    while (watched.current === id) {
      try {
        const answered = await calls.frameAct({ params: { id }, body });
        // The collect arrived before there was anything to collect, so the flight continues.
        if (answered.state === 'open') setPhase('flying');
        else if (isCrashRound(answered)) settle(answered);
        return;
      } catch (error) {
        if (failureOf(error) !== 'connection') return;
        fail(error);
        await wait(retryMs);
      }
    }
  };
}
