import { CallError } from '@liftoff/contract/core/client';
import type { BetBody, Round } from '@liftoff/contract/game/game';
import type { FrameCalls } from './calls.ts';
import { failureOf } from './failure.ts';
import type { BetStore } from './pending-bet.ts';

/**
 * Waits between attempts, in milliseconds. With a platform that never responds, all attempts take about a minute,
 * after which the player decides whether to retry.
 */
const WAITS_MS = [400, 900, 2000, 4000, 8000, 12_000];

/** Waits are randomly extended by up to this fraction, so that many frames do not retry at the same moment [B9]. */
const JITTER = 0.25;

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** Milliseconds to wait before the next attempt, or `null` if the error is final or no attempts are left. */
function waitBefore(error: unknown, attempt: number): number | null {
  const pause = WAITS_MS[attempt];
  if (pause === undefined) return null;
  const failure = failureOf(error);
  if (failure === 'connection') return pause * (1 + Math.random() * JITTER);
  // A round that came too soon is retried after the requested wait [C19]; any other refusal is final.
  if (error instanceof CallError && error.refusal === 'too_fast') return (error.body?.retry_after_sec ?? 1) * 1000;
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Whether a response is a round with readable amounts. Only such a response shows what happened to the stake [B13].
 */
const isRound = (answer: unknown): answer is Round =>
  isRecord(answer) &&
  typeof answer.id === 'string' &&
  typeof answer.state === 'string' &&
  isRecord(answer.outcome) &&
  [answer.stake_cents, answer.win_cents, answer.balance_cents, answer.bonus_cents].every(cents =>
    /^-?\d+$/.test(String(cents)),
  );

/**
 * Sends a bet, always under the same id, until the platform returns a round, so that one press places only one stake.
 * Resolves to the round. Rejects with the refusal, or with the transport error if no attempt was answered. In that
 * case the bet stays in the store, because it might have reached the platform. `onLost` is called for each lost
 * attempt.
 */
export async function placeBet(
  calls: Pick<FrameCalls, 'frameBet'>,
  store: BetStore,
  bet: BetBody,
  onLost: () => void = () => {},
  pause: (ms: number) => Promise<void> = wait,
): Promise<Round> {
  store.keep(bet);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer: unknown = await calls.frameBet({ body: bet });
      if (!isRound(answer)) throw new TypeError('a bet was answered without a round');
      store.drop();
      return answer;
    } catch (error) {
      const ms = waitBefore(error, attempt);
      if (ms === null) {
        if (failureOf(error) !== 'connection') store.drop();
        throw error;
      }
      if (failureOf(error) === 'connection') onLost();
      await pause(ms);
    }
  }
}
