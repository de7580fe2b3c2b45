import type { LimitLeft } from '@liftoff/contract/core/refusals';
import { minor } from '@liftoff/rules/money/money';
import { useCallback, useState } from 'react';
import { codeOf, failureOf, limitLeft, type Failure } from './failure.ts';
import { useFrame } from './frame-context.ts';

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

/** The failure that the game shows, and `fail`, which shows an error and reports it to the page if the page handles it. */
export function useFailure() {
  const { host } = useFrame();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [limit, setLimit] = useState<LimitLeft | null>(null);
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
  return { failure, limit, setFailure, fail };
}
