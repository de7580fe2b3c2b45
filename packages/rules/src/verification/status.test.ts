import type { VerificationStatus } from '@liftoff/contract/account/verification';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterExpiry,
  afterSubmit,
  afterWord,
  maySubmit,
  type ReviewAnswer,
  type ReviewWord,
  type VerificationStanding,
} from './status.ts';

const begun: VerificationStanding = { status: 'pending', attempt: 1, word: null };
const answers: readonly ReviewAnswer[] = ['verified', 'rejected_retry', 'rejected_final'];
const word = (answer: ReviewAnswer, at: number, attempt = 1): ReviewWord => ({ answer, at, attempt });
const hear = (standing: VerificationStanding, words: readonly ReviewWord[]): VerificationStanding =>
  words.reduce((now, next) => afterWord(now, next) ?? now, standing);

/** Every status that may come next, and by what; nothing else may. */
const allowed: Readonly<Record<VerificationStatus, readonly VerificationStatus[]>> = {
  none: ['pending'],
  pending: ['verified', 'rejected_retry', 'rejected_final'],
  verified: ['verified', 'rejected_retry', 'rejected_final', 'expired'],
  rejected_retry: ['pending', 'verified', 'rejected_retry', 'rejected_final'],
  rejected_final: ['verified', 'rejected_retry', 'rejected_final'],
  expired: ['pending', 'rejected_retry', 'rejected_final'],
};

const someWord = fc.record({
  answer: fc.constantFrom(...answers),
  at: fc.integer({ min: 1, max: 8 }),
  attempt: fc.integer({ min: 0, max: 4 }),
});
const steps = fc.array(fc.oneof(fc.constant('submit' as const), fc.constant('expire' as const), someWord), {
  maxLength: 25,
});

describe('where a verification may go', () => {
  it('no order of documents, words and time reaches a status that may not follow [C26] [A26]', () => {
    fc.assert(
      fc.property(steps, events => {
        let standing: VerificationStanding = { status: 'none', attempt: 0, word: null };
        for (const event of events) {
          const next =
            event === 'submit'
              ? afterSubmit(standing)
              : event === 'expire'
                ? afterExpiry(standing)
                : afterWord(standing, event);
          if (next === null) continue;
          expect(allowed[standing.status]).toContain(next.status);
          // Only documents lead to a review, and only a word to its end.
          expect(next.status === 'pending').toBe(event === 'submit');
          expect(next.status === 'expired').toBe(event === 'expire');
          // What is verified was said of the last documents, and nothing newer was said against it.
          if (next.status === 'verified' && typeof event === 'object') expect(event.attempt).toBe(standing.attempt);
          standing = next;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('a player hands documents in from none, a refusal that lets them, or an expiry [C26]', () => {
    const all = Object.keys(allowed) as VerificationStatus[];
    expect(all.filter(maySubmit)).toEqual(['none', 'rejected_retry', 'expired']);
    for (const status of all) {
      const next = afterSubmit({ status, attempt: 3, word: null });
      expect(next?.status ?? null).toBe(maySubmit(status) ? 'pending' : null);
      expect(next?.attempt ?? 4).toBe(4);
    }
  });

  it('only what is verified expires, and no word that was said before revives it [C26]', () => {
    for (const status of Object.keys(allowed) as VerificationStatus[])
      expect(afterExpiry({ ...begun, status })?.status ?? null).toBe(status === 'verified' ? 'expired' : null);
    const expired: VerificationStanding = { status: 'expired', attempt: 1, word: { at: 5, answer: 'verified' } };
    expect(afterWord(expired, word('verified', 9))).toBeNull();
    const again = afterSubmit(expired);
    expect(again && afterWord(again, word('verified', 9, 1))).toBeNull();
    expect(again && afterWord(again, word('verified', 9, 2))?.status).toBe('verified');
  });
});

describe('the words of a reviewer', () => {
  it.each(answers.flatMap(first => answers.map(second => [first, second] as const)))(
    '%s and then %s: the newer counts, whichever comes first [A28]',
    (first, second) => {
      const words = [word(first, 1), word(second, 2)];
      expect(hear(begun, words).status).toBe(second);
      expect(hear(begun, words.toReversed()).status).toBe(second);
    },
  );

  it('of one moment the stricter counts, whichever comes first [A28]', () => {
    for (const words of [
      [word('verified', 1), word('rejected_retry', 1)],
      [word('rejected_retry', 1), word('verified', 1)],
    ])
      expect(hear(begun, words).status).toBe('rejected_retry');
  });

  it('in any order and however often they come they end the same [A28] [B18]', () => {
    const words = fc.array(fc.record({ answer: fc.constantFrom(...answers), at: fc.integer({ min: 1, max: 6 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        words.chain(some =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray([...some, ...some], { minLength: some.length * 2 })),
        ),
        ([some, mixed]) => {
          const given = (of: typeof some) => of.map(({ answer, at }) => word(answer, at));
          expect(hear(begun, given(mixed)).status).toBe(hear(begun, given(some)).status);
        },
      ),
    );
  });

  it('a RED after GREEN blocks, also one of an earlier attempt; a GREEN of one does not verify [C26] [A28]', () => {
    const second: VerificationStanding = { status: 'verified', attempt: 2, word: { at: 5, answer: 'verified' } };
    expect(afterWord(second, word('rejected_final', 6, 1))?.status).toBe('rejected_final');
    const pending: VerificationStanding = { status: 'pending', attempt: 2, word: { at: 5, answer: 'rejected_retry' } };
    expect(afterWord(pending, word('verified', 6, 1))).toBeNull();
    expect(afterWord(pending, word('verified', 6, 3))).toBeNull();
  });
});
