import { VerificationStatus } from '@liftoff/contract/account/verification';
import { expect, it } from 'vitest';
import { isComplete, kindOf, maySend, stepState, stepsOf, type DocumentState } from './steps.ts';

const states: readonly (DocumentState | null)[] = [null, 'sent', 'accepted', 'rejected', 'expired'];

it("a verification step's state follows from its latest document [C26]", () => {
  expect(states.map(state => stepState('none', state))).toEqual(['missing', 'sent', 'accepted', 'rejected', 'missing']);
  expect(states.map(state => stepState('pending', state))).toEqual([
    'missing',
    'in_review',
    'accepted',
    'rejected',
    'missing',
  ]);
});

it('a document can be sent only while no review is in progress, and cannot replace an accepted one [C26]', () => {
  for (const status of VerificationStatus.options) {
    const open = ['none', 'rejected_retry', 'expired'].includes(status);
    for (const state of states) expect(maySend(status, state), `${status} ${state}`).toBe(open && state !== 'accepted');
  }
});

it('a review can begin once every step has a document that is neither rejected nor expired [C26]', () => {
  expect(isComplete(['sent', 'accepted', 'sent'])).toBe(true);
  for (const state of [null, 'rejected', 'expired'] as const) expect(isComplete(['sent', state, 'sent'])).toBe(false);
});

it('every step belongs to the kind of verification that requires it', () => {
  for (const [kind, steps] of Object.entries(stepsOf)) for (const step of steps) expect(kindOf(step)).toBe(kind);
});
