import type { BetBody, Round } from '@liftoff/contract/game/game';
import type { LimitLeft } from '@liftoff/contract/core/refusals';
import { minor } from '@liftoff/rules/money/money';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { codeOf, failureOf, limitLeft, type Failure } from './failure.ts';
import { useFrame } from './frame-context.ts';
import { betStore } from './pending-bet.ts';
import { placeBet } from './place-bet.ts';
import { useMoments, type Moment } from './use-moments.ts';

/** The frame's money and its pending bet, of which there is at most one. */
export interface Play {
  /** The displayed balance. It includes a result only once that result is on the screen. */
  balance: bigint;
  /** Net result of the last round shown; `null` before the first round. */
  lastNet: bigint | null;
  /** Net result of all rounds shown since the game was opened. */
  netInGame: bigint;
  failure: Failure | null;
  /** How much the limit still allows, for the failure `limit` and if the platform reports it. */
  limit: LimitLeft | null;
  /**
   * Whether new rounds are blocked, because the page has requested a hold (reality check, break) or a moment has not
   * been closed yet.
   */
  isPaused: boolean;
  /** The current moment: a card shown separately from the rounds. */
  moment: Moment | null;
  /** Called when the player closes the moment. */
  closeMoment(): void;
  /**
   * Places a bet and deducts its stake from the displayed balance. `null` if the bet was refused or is still
   * unanswered.
   */
  bet(input: BetBody['input'], stake: bigint): Promise<Round | null>;
  /** Shows rounds that ended together: updates balance and net result, queues jackpots, and notifies the page. */
  show(...rounds: readonly Round[]): void;
  /** Announces rounds that ended while no frame was open. */
  announceUnshown(rounds: readonly Round[]): void;
  /** Resends a bet that an earlier visit left unanswered; `null` if there is none. */
  resume(): Promise<Round | null>;
  /** Reloads the balance. */
  refresh(): Promise<void>;
  fail(error: unknown): void;
  clearFailure(): void;
}

/**
 * Refusals that the page handles itself, for example by relaunching the game or by opening the limit or deposit
 * dialog.
 */
const forThePage = new Set([
  'unauthenticated',
  'opened_elsewhere',
  'launch_expired',
  'limit_reached',
  'reality_check',
  'self_excluded',
  'cooling_off',
  'under_age',
  'country_closed',
  'profile_incomplete',
]);

/** The stake that was charged; zero if the round was rolled back. */
const stakeKept = (round: Round): bigint => (round.state === 'rolled_back' ? 0n : minor(round.stake_cents));

/** Manages balance, last result and failures, and sends one bet at a time. */
export function usePlay(): Play {
  const { start, calls, host } = useFrame();
  const [balance, setBalance] = useState(() => minor(start.balance_cents));
  const [lastNet, setLastNet] = useState<bigint | null>(null);
  const [netInGame, setNetInGame] = useState(0n);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [limit, setLimit] = useState<LimitLeft | null>(null);
  const [isPaused, setPaused] = useState(false);
  const { moment, onScreen, announceUnshown, closeMoment } = useMoments();
  const store = useMemo(() => betStore(start), [start]);
  const busy = useRef(false);

  const fail = useCallback(
    (error: unknown) => {
      const left = limitLeft(error);
      setFailure(failureOf(error));
      setLimit(left);
      // The game stays open if the limit still allows a stake.
      const playable = left !== null && minor(left.left_cents) > 0n;
      if (forThePage.has(codeOf(error)) && !playable)
        host.post({ type: 'liftoff:frame', event: 'error', code: codeOf(error) });
    },
    [host],
  );
  const refresh = useCallback(async () => {
    try {
      setBalance(minor((await calls.frameBalance({})).balance_cents));
    } catch (error) {
      fail(error);
    }
  }, [calls, fail]);

  const send = useCallback(
    async (body: BetBody): Promise<Round | null> => {
      if (busy.current) return null;
      busy.current = true;
      try {
        const round = await placeBet(calls, store, body, () => setFailure('resending'));
        setFailure(null);
        host.post({ type: 'liftoff:frame', event: 'round', phase: 'opened', round: round.id });
        return round;
      } catch (error) {
        if (failureOf(error) === 'connection') {
          setFailure('unanswered');
          return null;
        }
        fail(error);
        void refresh();
        return null;
      } finally {
        busy.current = false;
      }
    },
    [calls, store, host, fail, refresh],
  );
  const bet = useCallback(
    (input: BetBody['input'], stake: bigint) => {
      setFailure(null);
      // An unanswered bet is resent before a new one is placed. The press then sends the original bet's content, not
      // its own.
      const unanswered = store.read();
      if (unanswered) return send(unanswered);
      setBalance(shown => shown - stake);
      return send({ id: crypto.randomUUID(), input });
    },
    [send, store],
  );
  const show = useCallback(
    (...rounds: readonly Round[]) => {
      const last = rounds.at(-1);
      if (!last) return;
      setBalance(minor(last.balance_cents));
      const net = rounds.reduce((sum, round) => sum + minor(round.win_cents) - stakeKept(round), 0n);
      setLastNet(net);
      setNetInGame(sum => sum + net);
      for (const { id } of rounds) host.post({ type: 'liftoff:frame', event: 'round', phase: 'shown', round: id });
      onScreen(rounds);
    },
    [host, onScreen],
  );

  const resume = useCallback(async () => {
    const unanswered = store.read();
    return unanswered ? send(unanswered) : null;
  }, [store, send]);
  useEffect(() => {
    return host.listen(message => {
      if (message.command === 'hold') setPaused(message.on);
      if (message.command === 'balance') void refresh();
    });
  }, [host, refresh]);

  return {
    balance,
    lastNet,
    netInGame,
    failure,
    limit,
    isPaused: isPaused || moment !== null,
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
