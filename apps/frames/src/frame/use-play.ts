import type { BetBody, Round } from '@liftoff/contract/game/game';
import type { LimitLeft } from '@liftoff/contract/core/refusals';
import { minor } from '@liftoff/rules/money/money';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { codeOf, failureOf, limitLeft, type Failure } from './failure.ts';
import { useFrame } from './frame-context.ts';
import { betStore } from './pending-bet.ts';
import { placeBet } from './place-bet.ts';
import { useMoments, type Moment } from './use-moments.ts';

/** The money of the frame and the one bet it may have in flight. */
export interface Play {
  /** What the bar shows; a result counts only when it is on the screen. */
  balance: bigint;
  /** Net of the last shown round, null before the first. */
  lastNet: bigint | null;
  /** Net of all rounds shown since the game was opened. */
  netInGame: bigint;
  failure: Failure | null;
  /** With the failure `limit`: what the limit still leaves, where the platform told. */
  limit: LimitLeft | null;
  /** The page asked for quiet (a reality check, a break), or a moment waits to be read: no new round begins. */
  isPaused: boolean;
  /** What the player is told apart from the rounds themselves, one after the other. */
  moment: Moment | null;
  /** The player has read the moment. */
  closeMoment(): void;
  /** Places a bet and takes its stake from the shown balance; null when it was refused or is still unanswered. */
  bet(input: BetBody['input'], stake: bigint): Promise<Round | null>;
  /** Shows finished rounds that came to their end together: balance, net, jackpots, and the page is told. */
  show(...rounds: readonly Round[]): void;
  /** Tells of rounds that ended while no frame was there to show it. */
  announceUnshown(rounds: readonly Round[]): void;
  /** Sends a bet that an earlier visit left unanswered; null when there is none. */
  resume(): Promise<Round | null>;
  /** Reads the balance anew. */
  refresh(): Promise<void>;
  fail(error: unknown): void;
  clearFailure(): void;
}

/** Errors the page answers with something of its own: a new launch, the limit's dialog, the deposit. */
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

/** What a round took from the player: nothing where its stake was taken back. */
const stakeKept = (round: Round): bigint => (round.state === 'rolled_back' ? 0n : minor(round.stake_cents));

/** Keeps balance, last result and failures, and sends one bet at a time. */
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
      // What a limit still leaves can be staked: the game stays open.
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
      // A bet nobody answered yet goes out again before any new one: its id decides, not this press.
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
