import type { Round } from '@liftoff/contract/game/game';
import { mostRoundWaitMs } from '@liftoff/contract/game/round-wait';
import { minor, wire } from '@liftoff/rules/money/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from '../../frame/failure.ts';
import { useFrame } from '../../frame/frame-context.ts';
import { usePlay } from '../../frame/use-play.ts';
import { useResume } from '../../frame/use-resume.ts';
import { elapsedAt, isCrashRound, type CrashModel, type CrashRound } from './crash-model.ts';
import { noFlight, type Flight } from './flight.ts';
import { endOf } from './round-end.ts';

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

export type CrashPhase = 'ready' | 'starting' | 'flying' | 'collecting' | 'collected' | 'ended';

/** One flight at a time: placed, watched, collected or lost; an open one is taken up again after a reload. */
export function useCrashRound(model: CrashModel) {
  const { start, calls, clock, sound } = useFrame();
  const play = usePlay();
  const [phase, setPhase] = useState<CrashPhase>('ready');
  const [round, setRound] = useState<CrashRound | null>(null);
  const [rested, setRested] = useState(true);
  const flight = useRef<Flight>(noFlight);
  const watched = useRef<string | null>(null);
  const [past, setPast] = useState<readonly number[]>([]);

  const settle = (closed: CrashRound) => {
    if (watched.current !== closed.id) return;
    watched.current = null;
    const { collected_hundredths: collected, crash_hundredths: point, started_at } = closed.outcome;
    const hundredths = collected ?? point ?? 100;
    const startedAt = Date.parse(started_at);
    flight.current = {
      state: collected === null ? 'ended' : 'collected',
      startedAt,
      stoppedAt: startedAt + elapsedAt(model, hundredths),
      hundredths,
    };
    if (minor(closed.win_cents) > minor(closed.stake_cents)) sound.win();
    setRound(closed);
    setPhase(collected === null ? 'ended' : 'collected');
    if (closed.state === 'settled') setPast(known => [point ?? hundredths, ...known].slice(0, 20));
    play.show(closed);
  };

  /** The platform alone knows when a flight ends. */
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
    if (opened.state !== 'open') {
      settle(opened);
      return;
    }
    flight.current = {
      state: 'flying',
      startedAt: Date.parse(opened.outcome.started_at),
      stoppedAt: null,
      hundredths: 100,
    };
    setPhase('flying');
    void watch(opened.id);
  };
  useResume(play, fly);

  const begin = async (stake: bigint, autoCollect: number | null) => {
    setPhase('starting');
    setRested(false);
    const pressedAt = performance.now();
    const opened = await play.bet(
      { engine: 'crash', stake_cents: wire(stake), auto_collect_hundredths: autoCollect },
      stake,
    );
    void wait(start.min_cycle_ms - (performance.now() - pressedAt)).then(() => setRested(true));
    if (!opened) {
      setPhase('ready');
      return;
    }
    clock.learn(opened.opened_at, performance.now() - pressedAt);
    fly(opened);
  };

  /** Asks until the platform has answered: a lost answer does not lose the collect, the round decides what counts. */
  const collect = async () => {
    const id = watched.current;
    if (id === null || phase !== 'flying') return;
    setPhase('collecting');
    const body = { act_id: crypto.randomUUID(), act: { name: 'collect' } } as const;
    while (watched.current === id) {
      try {
        const answered = await calls.frameAct({ params: { id }, body });
        // Collected before there was anything to collect: the flight goes on.
        if (answered.state === 'open') setPhase('flying');
        else if (isCrashRound(answered)) settle(answered);
        return;
      } catch (error) {
        if (failureOf(error) !== 'connection') return;
        play.fail(error);
        await wait(600);
      }
    }
  };

  const takeUp = useEffectEvent(fly);
  useEffect(() => {
    const [open] = start.open_rounds;
    if (open) takeUp(open);
    void calls.frameRounds({ query: {} }).then(
      rounds =>
        setPast(
          rounds
            .flatMap(one =>
              isCrashRound(one) && one.outcome.crash_hundredths !== null ? [one.outcome.crash_hundredths] : [],
            )
            .slice(0, 20),
        ),
      () => {},
    );
    return () => {
      watched.current = null;
    };
  }, [start, calls]);

  const press = (stake: bigint, autoCollect: number | null) => {
    if (phase === 'flying') void collect();
    else if (phase !== 'starting' && phase !== 'collecting' && rested && !play.isPaused) void begin(stake, autoCollect);
  };
  const running = phase === 'starting' || phase === 'flying' || phase === 'collecting';
  return { play, phase, running, rested, round, flight, past, press, stake: round ? minor(round.stake_cents) : 0n };
}
