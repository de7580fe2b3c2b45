import { minor, wire } from '@liftoff/rules/money/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFrame } from '../../frame/frame-context.ts';
import { usePlay } from '../../frame/use-play.ts';
import { useResume } from '../../frame/use-resume.ts';
import type { CrashModel } from './crash-model.ts';
import { useFlight, wait } from './use-flight.ts';
import { usePastFlights } from './use-past-flights.ts';

/** One flight at a time: placed, watched, then collected or lost. An open flight is resumed after a reload. */
export function useCrashRound(model: CrashModel) {
  const { start, clock } = useFrame();
  const play = usePlay();
  const [rested, setRested] = useState(true);
  const { past, add } = usePastFlights();
  const { phase, setPhase, round, flight, fly, collect } = useFlight(model, play, add);
  useResume(play, fly);
  const resume = useEffectEvent(fly);
  useEffect(() => {
    const [open] = start.open_rounds;
    if (open) resume(open);
  }, [start]);

  const begin = async (stake: bigint, autoCollect: number | null) => {
    setPhase('starting');
    setRested(false);
    const pressedAt = performance.now();
    const opened = await play.bet(
      { engine: 'crash', stake_cents: wire(stake), auto_collect_hundredths: autoCollect },
      stake,
    );
    void wait(start.min_cycle_ms - (performance.now() - pressedAt)).then(() => setRested(true));
    if (!opened) return setPhase('ready');
    clock.learn(opened.opened_at, performance.now() - pressedAt);
    fly(opened);
  };
  const press = (stake: bigint, autoCollect: number | null) => {
    if (phase === 'flying') void collect();
    else if (phase !== 'starting' && phase !== 'collecting' && rested && !play.isPaused) void begin(stake, autoCollect);
  };
  const running = phase === 'starting' || phase === 'flying' || phase === 'collecting';
  return { play, phase, running, rested, round, flight, past, press, stake: round ? minor(round.stake_cents) : 0n };
}
