import type { Round } from '@liftoff/contract/game/game';
import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import { minor, wire } from '@liftoff/rules/money/money';
import { useRef, useState, type RefObject } from 'react';
import { usePlay, type Play } from '../../frame/use-play.ts';
import { useResume } from '../../frame/use-resume.ts';
import type { ReelsHandle } from './reels.tsx';
import { isBig, isSlotRound, type SlotScene } from './slot-scene.ts';
import type { SlotModel } from './slot-model.ts';
import { useFreeSpins, type FreeSpins } from './use-free-spins.ts';
import { rest, useSlotScene, type SceneControls } from './use-slot-scene.ts';
import { messageMs, useWinMessages } from './use-win-messages.ts';

const featureIntroMs = 1900;
const shortPauseMs = 500;

export interface SlotGameState {
  scene: SlotScene;
  play: Play;
  freeSpins: FreeSpins;
  /** A round is in progress, or its result is still being shown in free rounds. */
  running: boolean;
  press(stake: bigint): void;
  /** Jumps to the last of several win messages; `null` while none are waiting. */
  skip: (() => void) | null;
  closeBig(): void;
}

type Tell = (spin: SlotSpin, stake: bigint) => Promise<void>;

/** Shows the free rounds that a round won. The first spin is the paid one, already shown. */
async function showFreeRounds(
  stage: SceneControls,
  tell: Tell,
  turn: () => number,
  spins: readonly SlotSpin[],
  stake: bigint,
) {
  let soFar = minor(spins[0]?.win_cents ?? 0);
  let total = 0;
  for (const [index, spin] of spins.entries()) {
    if (spin.awarded > 0) {
      total += spin.awarded;
      await rest(index === 0 ? messageMs : shortPauseMs);
      stage.patch({ message: { kind: 'awarded', rounds: spin.awarded, more: index > 0 } });
      await rest(featureIntroMs);
    }
    const next = spins[index + 1];
    if (!next) break;
    const counted = () => ({ free: { number: index + 1, total: Math.max(total, index + 1), soFar } });
    stage.patch(counted());
    await stage.stopReels(next.grid, turn());
    soFar += minor(next.win_cents);
    stage.light(next, stake);
    stage.patch(counted());
    await tell(next, stake);
    await rest(minor(next.win_cents) > 0n ? messageMs : shortPauseMs);
  }
}

/** Plays rounds on the reels: one click places one stake; the free rounds that a round won follow automatically. */
export function useSlotRound(model: SlotModel, reels: RefObject<ReelsHandle | null>): SlotGameState {
  const stage = useSlotScene(model, reels);
  const messages = useWinMessages(model, stage.patch);
  const [running, setRunning] = useState(false);
  const play = usePlay();
  const freeSpins = useFreeSpins();
  const isRunning = useRef(false);
  /** Counts rounds, so that the messages of one round stop when the next begins. */
  const turn = useRef(0);

  const setIsRunning = (next: boolean) => {
    if (next) turn.current += 1;
    isRunning.current = next;
    setRunning(next);
  };
  const turnReels = () => {
    messages.forget();
    return stage.turnReels();
  };
  const tell: Tell = (spin, stake) => {
    const own = turn.current;
    return messages.tell(spin, stake, () => turn.current === own);
  };
  const showRound = async (round: Round, pressedAt: number) => {
    freeSpins.count(round);
    const spins = isSlotRound(round) ? round.outcome.spins : [];
    const [first] = spins;
    if (!isSlotRound(round) || !first) return setIsRunning(false);
    const stake = minor(round.stake_cents);
    const win = minor(round.win_cents);
    await stage.stopReels(first.grid, pressedAt);
    stage.light(first, stake);
    const told = tell(first, stake);
    if (spins.length > 1) {
      await told;
      await showFreeRounds(stage, tell, turnReels, spins, stake);
      stage.patch({ message: { kind: 'feature', rounds: spins.length - 1, amount: win } });
    }
    play.show(round);
    freeSpins.show(round);
    stage.patch({ round, ...(isBig(win, stake) ? { phase: 'big' } : { free: null }) });
    setIsRunning(false);
  };
  useResume(play, round => {
    setIsRunning(true);
    return showRound(round, turnReels());
  });
  const playRound = async (stake: bigint) => {
    setIsRunning(true);
    const pressedAt = turnReels();
    const input = { engine: 'slot', stake_cents: wire(stake) } as const;
    const round = await play.bet(input, stake, freeSpins.isOn ? freeSpins.set?.id : undefined);
    if (round) return showRound(round, pressedAt);
    await stage.returnReels();
    setIsRunning(false);
  };

  return {
    scene: stage.scene,
    play,
    freeSpins,
    running,
    skip: messages.skip,
    press: stake => {
      if (isRunning.current || play.isPaused || stage.scene.phase === 'big') return;
      void playRound(stake);
    },
    closeBig: () => stage.patch({ phase: 'shown', free: null }),
  };
}
