import { VerificationStatus } from '@liftoff/contract/account/verification';
import { expect, it } from 'vitest';
import { isComplete, kindOf, maySend, stepState, stepsOf, type DocumentState } from './steps.ts';

const states: readonly (DocumentState | null)[] = [null, 'sent', 'accepted', 'rejected', 'expired'];

it('a step shows what has become of its last document [C26]', () => {
  expect(states.map(state => stepState('none', state))).toEqual(['missing', 'sent', 'accepted', 'rejected', 'missing']);
  expect(states.map(state => stepState('pending', state))).toEqual([
    'missing',
    'in_review',
    'accepted',
    'rejected',
    'missing',
  ]);
});

it('a document is sent while nothing is reviewed, and none in the place of an accepted one [C26]', () => {
  for (const status of VerificationStatus.options) {
    const open = ['none', 'rejected_retry', 'expired'].includes(status);
    for (const state of states) expect(maySend(status, state), `${status} ${state}`).toBe(open && state !== 'accepted');
  }
});

it('a review begins once every step has a document that was not refused [C26]', () => {
  expect(isComplete(['sent', 'accepted', 'sent'])).toBe(true);
  for (const state of [null, 'rejected', 'expired'] as const) expect(isComplete(['sent', state, 'sent'])).toBe(false);
});

it('every step belongs to the kind that asks for it', () => {
  for (const [kind, steps] of Object.entries(stepsOf)) for (const step of steps) expect(kindOf(step)).toBe(kind);
});
