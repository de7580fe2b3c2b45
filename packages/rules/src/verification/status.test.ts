import type { VerificationStatus } from '@liftoff/contract/account/verification';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterExpiry,
  afterSubmit,
  afterDecision,
  maySubmit,
  type ReviewAnswer,
  type ReviewDecision,
  type VerificationState,
} from './status.ts';

const begun: VerificationState = { status: 'pending', attempt: 1, decision: null };
const answers: readonly ReviewAnswer[] = ['verified', 'rejected_retry', 'rejected_final'];
const decision = (answer: ReviewAnswer, at: number, attempt = 1): ReviewDecision => ({ answer, at, attempt });
const hear = (state: VerificationState, decisions: readonly ReviewDecision[]): VerificationState =>
  decisions.reduce((now, next) => afterDecision(now, next) ?? now, state);

/** Allowed next statuses for each status; no other transition can happen. */
const allowed: Readonly<Record<VerificationStatus, readonly VerificationStatus[]>> = {
  none: ['pending'],
  pending: ['verified', 'rejected_retry', 'rejected_final'],
  verified: ['verified', 'rejected_retry', 'rejected_final', 'expired'],
  rejected_retry: ['pending', 'verified', 'rejected_retry', 'rejected_final'],
  rejected_final: ['verified', 'rejected_retry', 'rejected_final'],
  expired: ['pending', 'rejected_retry', 'rejected_final'],
};

const someDecision = fc.record({
  answer: fc.constantFrom(...answers),
  at: fc.integer({ min: 1, max: 8 }),
  attempt: fc.integer({ min: 0, max: 4 }),
});
const steps = fc.array(fc.oneof(fc.constant('submit' as const), fc.constant('expire' as const), someDecision), {
  maxLength: 25,
});

describe('verification status transitions', () => {
  it('no sequence of submissions, decisions and expiries leads to a forbidden verification status [C26] [A26]', () => {
    fc.assert(
      fc.property(steps, events => {
        let state: VerificationState = { status: 'none', attempt: 0, decision: null };
        for (const event of events) {
          const next =
            event === 'submit'
              ? afterSubmit(state)
              : event === 'expire'
                ? afterExpiry(state)
                : afterDecision(state, event);
          if (next === null) continue;
          expect(allowed[state.status]).toContain(next.status);
          // Only a submission starts a review, and only an expiry leads to the status expired.
          expect(next.status === 'pending').toBe(event === 'submit');
          expect(next.status === 'expired').toBe(event === 'expire');
          // A verification is based on the latest documents, never on an earlier attempt.
          if (next.status === 'verified' && typeof event === 'object') expect(event.attempt).toBe(state.attempt);
          state = next;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('a player can submit documents initially, after a rejection that allows a retry, and after expiry [C26]', () => {
    const all = Object.keys(allowed) as VerificationStatus[];
    expect(all.filter(maySubmit)).toEqual(['none', 'rejected_retry', 'expired']);
    for (const status of all) {
      const next = afterSubmit({ status, attempt: 3, decision: null });
      expect(next?.status ?? null).toBe(maySubmit(status) ? 'pending' : null);
      expect(next?.attempt ?? 4).toBe(4);
    }
  });

  it('only a verified status expires, and no decision about earlier documents restores it [C26]', () => {
    for (const status of Object.keys(allowed) as VerificationStatus[])
      expect(afterExpiry({ ...begun, status })?.status ?? null).toBe(status === 'verified' ? 'expired' : null);
    const expired: VerificationState = { status: 'expired', attempt: 1, decision: { at: 5, answer: 'verified' } };
    expect(afterDecision(expired, decision('verified', 9))).toBeNull();
    const again = afterSubmit(expired);
    expect(again && afterDecision(again, decision('verified', 9, 1))).toBeNull();
    expect(again && afterDecision(again, decision('verified', 9, 2))?.status).toBe('verified');
  });
});

describe('reviewer decisions', () => {
  it.each(answers.flatMap(first => answers.map(second => [first, second] as const)))(
    'when decisions %s and then %s are made, the newer one counts, whatever their order of arrival [A28]',
    (first, second) => {
      const decisions = [decision(first, 1), decision(second, 2)];
      expect(hear(begun, decisions).status).toBe(second);
      expect(hear(begun, decisions.toReversed()).status).toBe(second);
    },
  );

  it('when two decisions have the same time, the stricter one counts, whatever their order of arrival [A28]', () => {
    for (const decisions of [
      [decision('verified', 1), decision('rejected_retry', 1)],
      [decision('rejected_retry', 1), decision('verified', 1)],
    ])
      expect(hear(begun, decisions).status).toBe('rejected_retry');
  });

  it('reviewer decisions lead to the same status in every order and with duplicates [A28] [B18]', () => {
    const decisions = fc.array(fc.record({ answer: fc.constantFrom(...answers), at: fc.integer({ min: 1, max: 6 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        decisions.chain(some =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray([...some, ...some], { minLength: some.length * 2 })),
        ),
        ([some, mixed]) => {
          const given = (of: typeof some) => of.map(({ answer, at }) => decision(answer, at));
          expect(hear(begun, given(mixed)).status).toBe(hear(begun, given(some)).status);
        },
      ),
    );
  });

  it('a RED decision after GREEN blocks even if it is about an earlier attempt, but a GREEN decision about an earlier attempt does not verify [C26] [A28]', () => {
    const second: VerificationState = { status: 'verified', attempt: 2, decision: { at: 5, answer: 'verified' } };
    expect(afterDecision(second, decision('rejected_final', 6, 1))?.status).toBe('rejected_final');
    const pending: VerificationState = { status: 'pending', attempt: 2, decision: { at: 5, answer: 'rejected_retry' } };
    expect(afterDecision(pending, decision('verified', 6, 1))).toBeNull();
    expect(afterDecision(pending, decision('verified', 6, 3))).toBeNull();
  });
});
