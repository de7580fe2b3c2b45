import type { Round, SlotSpin } from '@liftoff/contract/game/game';
import { minor, wire } from '@liftoff/rules/money/money';
import { useRef, useState, type RefObject } from 'react';
import { useFrame } from '../../frame/frame-context.ts';
import { usePlay, type Play } from '../../frame/use-play.ts';
import { useResume } from '../../frame/use-resume.ts';
import { prefersStillness, stopTimes } from './reel-motion.ts';
import type { ReelsHandle } from './reels.tsx';
import { isBig, isSlotRound, lightOf, revealStepsOf, type SlotScene } from './slot-scene.ts';
import { restingGrid, type SlotModel } from './slot-model.ts';

/** How long a message stands before the next one, and how long a result stands before the next free round. */
const messageMs = 1300;
/** Many wins are told more quickly, but never quicker than they can be read. */
const allMessagesMs = 7800;
const leastMessageMs = 650;
const featureIntroMs = 1900;

const until = (at: number) => new Promise<void>(resolve => setTimeout(resolve, Math.max(0, at - performance.now())));
const rest = (ms: number) => until(performance.now() + ms);

export interface SlotGameState {
  scene: SlotScene;
  play: Play;
  /** A round runs, or its result is still being shown in free rounds. */
  running: boolean;
  press(stake: bigint): void;
  /** Passes over the wins still to be told, to all of them together; null while none are waiting. */
  skip: (() => void) | null;
  closeBig(): void;
}

/** Plays rounds on the reels: one press, one stake, one timetable; then the free rounds the round gave, by themselves. */
export function useSlotRound(model: SlotModel, reels: RefObject<ReelsHandle | null>): SlotGameState {
  const { start, sound } = useFrame();
  const times = stopTimes(model.reels, start.min_cycle_ms);
  const [scene, setScene] = useState<SlotScene>(() => ({
    phase: 'rest',
    grid: restingGrid(model),
    wins: [],
    light: 'none',
    multiplier: 1,
    message: null,
    free: null,
    round: null,
  }));
  const [running, setRunning] = useState(false);
  const [skip, setSkip] = useState<(() => void) | null>(null);
  const play = usePlay();
  const running$ = useRef(false);
  /** Counts rounds, so that messages of an earlier one stop when the next begins. */
  const turn = useRef(0);
  const patch = (change: Partial<SlotScene>) => setScene(shown => ({ ...shown, ...change }));

  function begin() {
    turn.current += 1;
    running$.current = true;
    setRunning(true);
  }
  function end() {
    running$.current = false;
    setRunning(false);
  }
  function turnReels(): number {
    setSkip(null);
    patch({ phase: 'turning', light: 'none', wins: [], message: null, multiplier: 1 });
    reels.current?.start();
    return performance.now();
  }
  async function stopReels(grid: SlotSpin['grid'], pressedAt: number) {
    const [firstStop = 0] = times.starts;
    await until(pressedAt + firstStop - 60);
    patch({ grid });
    const from = Math.max(pressedAt, performance.now() - firstStop);
    for (const [reel, at] of times.starts.entries()) {
      await until(from + at);
      reels.current?.stop(reel);
      sound.rest();
    }
    await until(from + times.totalMs + 20);
  }
  function light(spin: SlotSpin, stake: bigint) {
    if (lightOf(minor(spin.win_cents), stake) === 'win') sound.win();
    patch({
      phase: 'shown',
      wins: spin.wins,
      light: lightOf(minor(spin.win_cents), stake),
      multiplier: spin.multiplier,
    });
  }
  async function tell(spin: SlotSpin, stake: bigint) {
    const mine = turn.current;
    const reveals = revealStepsOf(spin, stake, model.kind, prefersStillness());
    const stands = Math.max(leastMessageMs, Math.min(messageMs, allMessagesMs / reveals.length));
    const { promise: skipped, resolve } = Promise.withResolvers<void>();
    let passing = false;
    if (reveals.length > 1)
      setSkip(() => () => {
        passing = true;
        resolve();
      });
    for (const [index, { message, wins }] of reveals.entries()) {
      const last = index === reveals.length - 1;
      if (passing && !last) continue;
      if (turn.current !== mine) return;
      patch({ message, wins });
      if (!last) await Promise.race([rest(stands), skipped]);
    }
    setSkip(null);
  }

  async function playFreeRounds(spins: readonly SlotSpin[], stake: bigint) {
    let soFar = minor(spins[0]?.win_cents ?? 0);
    let total = 0;
    for (const [index, spin] of spins.entries()) {
      if (spin.awarded > 0) {
        total += spin.awarded;
        await rest(index === 0 ? messageMs : 500);
        patch({ message: { kind: 'awarded', rounds: spin.awarded, more: index > 0 } });
        await rest(featureIntroMs);
      }
      const next = spins[index + 1];
      if (!next) break;
      patch({ free: { number: index + 1, total: Math.max(total, index + 1), soFar } });
      await stopReels(next.grid, turnReels());
      soFar += minor(next.win_cents);
      light(next, stake);
      patch({ free: { number: index + 1, total: Math.max(total, index + 1), soFar } });
      await tell(next, stake);
      await rest(minor(next.win_cents) > 0n ? messageMs : 500);
    }
  }

  async function showRound(round: Round, pressedAt: number) {
    if (!isSlotRound(round)) return end();
    const { spins } = round.outcome;
    const [first] = spins;
    if (!first) return end();
    const stake = minor(round.stake_cents);
    const win = minor(round.win_cents);
    await stopReels(first.grid, pressedAt);
    light(first, stake);
    const reported = tell(first, stake);
    if (spins.length > 1) {
      await reported;
      await playFreeRounds(spins, stake);
      patch({ message: { kind: 'feature', rounds: spins.length - 1, amount: win } });
    }
    play.show(round);
    patch({ round, ...(isBig(win, stake) ? { phase: 'big' } : { free: null }) });
    end();
  }

  useResume(play, round => {
    begin();
    return showRound(round, turnReels());
  });

  async function playRound(stake: bigint) {
    begin();
    const pressedAt = turnReels();
    const round = await play.bet({ engine: 'slot', stake_cents: wire(stake) }, stake);
    if (round) return showRound(round, pressedAt);
    // Refused: the reels come back to the symbols they held, as quietly as they left.
    await rest(400);
    for (const reel of times.starts.keys()) reels.current?.stop(reel);
    patch({ phase: 'rest' });
    end();
  }

  return {
    scene,
    play,
    running,
    skip,
    press: stake => {
      if (running$.current || play.isPaused || scene.phase === 'big') return;
      void playRound(stake);
    },
    closeBig: () => patch({ phase: 'shown', free: null }),
  };
}
