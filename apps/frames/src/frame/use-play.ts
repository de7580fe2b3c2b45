import type { BetBody, FrameStart, Round } from '@liftoff/contract/game/game';
import type { LimitLeft } from '@liftoff/contract/core/refusals';
import { minor } from '@liftoff/rules/money/money';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { failureOf, type Failure } from './failure.ts';
import { useFrame } from './frame-context.ts';
import { betStore } from './pending-bet.ts';
import { placeBet } from './place-bet.ts';
import { lessStake, partsOf, readPurse, type Purse } from './purse.ts';
import { stoppedStake, type StoppedStake } from './stopped-stake.ts';
import { useFailure } from './use-failure.ts';
import { useMoments, type Moment } from './use-moments.ts';
import { usePurse } from './use-purse.ts';

/** The frame's money and its pending bet, of which there is at most one. */
export interface Play {
  /** The displayed money. It includes a result only once that result is on the screen. */
  purse: Purse;
  /** How stakes count for the player's bonus; `null` without one. */
  wagering: FrameStart['wagering'];
  /** Net result of the last round shown; `null` before the first round. */
  lastNet: bigint | null;
  /** Net result of all rounds shown since the game was opened. */
  netInGame: bigint;
  failure: Failure | null;
  /** How much the limit still allows, for the failure `limit` and if the platform reports it. */
  limit: LimitLeft | null;
  /** A stake that the terms of a bonus do not allow, until the player has chosen what to do instead. */
  stopped: StoppedStake | null;
  closeStopped(): void;
  /**
   * Whether new rounds are blocked, because the page has requested a hold (reality check, break), or a moment or
   * a stopped stake has not been closed yet.
   */
  isPaused: boolean;
  /** The current moment: a card shown separately from the rounds. */
  moment: Moment | null;
  /** Called when the player closes the moment. */
  closeMoment(): void;
  /**
   * Places a bet and deducts its stake from the displayed money, real money first, unless the set of free spins
   * `freespins` pays it. `null` if the money does not cover the stake, or the bet was refused or is still unanswered.
   */
  bet(input: BetBody['input'], stake: bigint, freespins?: string): Promise<Round | null>;
  /** Shows rounds that ended together: updates money and net result, queues jackpots, and notifies the page. */
  show(...rounds: readonly Round[]): void;
  /** Announces rounds that ended while no frame was open. */
  announceUnshown(rounds: readonly Round[]): void;
  /** Resends a bet that an earlier visit left unanswered; `null` if there is none. */
  resume(): Promise<Round | null>;
  /** Reloads the displayed money. */
  refresh(): Promise<void>;
  fail(error: unknown): void;
  clearFailure(): void;
}

/** The stake that was charged; zero if the round was rolled back. */
const stakeKept = (round: Round): bigint => (round.state === 'rolled_back' ? 0n : minor(round.stake_cents));

/** Net result of the rounds played with the player's money; `null` if free spins paid all of them. */
function ownNet(rounds: readonly Round[]): bigint | null {
  const own = rounds.filter(({ freespins }) => freespins === null);
  if (own.length === 0) return null;
  return own.reduce((sum, round) => sum + minor(round.win_cents) - stakeKept(round), 0n);
}

/** Manages money, last result and failures, and sends one bet at a time. */
export function usePlay(): Play {
  const { start, calls, host } = useFrame();
  const [lastNet, setLastNet] = useState<bigint | null>(null);
  const [netInGame, setNetInGame] = useState(0n);
  const { failure, limit, setFailure, fail } = useFailure();
  const { purse, setPurse, wagering, refresh, hide, release } = usePurse(fail);
  const [stopped, setStopped] = useState<StoppedStake | null>(null);
  const [isPaused, setPaused] = useState(false);
  const { moment, onScreen, announceUnshown, closeMoment } = useMoments();
  const store = useMemo(() => betStore(start), [start]);
  const busy = useRef(false);
  const send = useCallback(
    async (body: BetBody): Promise<Round | null> => {
      if (busy.current) return null;
      busy.current = true;
      hide();
      try {
        const round = await placeBet(calls, store, body, () => setFailure('resending'));
        setFailure(null);
        host.post({ type: 'liftoff:frame', event: 'round', phase: 'opened', round: round.id });
        if (round.state === 'open') release();
        return round;
      } catch (error) {
        release();
        if (failureOf(error) === 'connection') {
          setFailure('unanswered');
          return null;
        }
        const against = stoppedStake(error, body.input);
        if (against === null) fail(error);
        // The card names the player's money, so it opens once the deducted stake has been put back.
        await refresh();
        setStopped(against);
        return null;
      } finally {
        busy.current = false;
      }
    },
    [calls, store, host, fail, refresh, setFailure, hide, release],
  );
  const bet = useCallback(
    (input: BetBody['input'], stake: bigint, freespins?: string) => {
      setFailure(null);
      // An unanswered bet is resent before a new one is placed. The press then sends the original bet's content, not
      // its own.
      const unanswered = store.read();
      if (unanswered) return send(unanswered);
      const id = crypto.randomUUID();
      if (freespins !== undefined) return send({ id, input, freespins });
      if (partsOf(purse, stake) === null) {
        setFailure('money');
        // The displayed money can be out of date; the next press uses the reloaded one.
        void refresh();
        return Promise.resolve(null);
      }
      setPurse(shown => lessStake(shown, stake));
      return send({ id, input });
    },
    [send, store, purse, setPurse, refresh, setFailure],
  );
  const show = useCallback(
    (...rounds: readonly Round[]) => {
      const last = rounds.at(-1);
      if (!last) return;
      setPurse(readPurse(last));
      release();
      const net = ownNet(rounds);
      setLastNet(before => net ?? before);
      setNetInGame(sum => sum + (net ?? 0n));
      for (const { id } of rounds) host.post({ type: 'liftoff:frame', event: 'round', phase: 'shown', round: id });
      onScreen(rounds);
    },
    [host, onScreen, setPurse, release],
  );

  const resume = useCallback(async () => {
    const unanswered = store.read();
    return unanswered ? send(unanswered) : null;
  }, [store, send]);
  useEffect(() => {
    return host.listen(message => {
      if (message.command === 'hold') setPaused(message.on);
    });
  }, [host]);

  return {
    purse,
    wagering,
    lastNet,
    netInGame,
    failure,
    limit,
    stopped,
    closeStopped: () => setStopped(null),
    isPaused: isPaused || moment !== null || stopped !== null,
    moment,
    closeMoment,
    bet,
    resume,
    show,
    announceUnshown,
    refresh,
    fail,
    clearFailure: () => setFailure(null),
  };
}
