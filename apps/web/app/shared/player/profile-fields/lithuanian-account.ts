import { useEffect, useRef } from 'react';
import { accountCalls } from '../../calls/tables/account-calls.ts';

/** Id of the group of players who have entered a Lithuanian bank account. */
const group = 1101;

/**
 * Adds the player to that group when a form detects a Lithuanian account, once per form [VALID-043]. This runs in the
 * background, and the field shows its error even if the call fails.
 */
export function useLithuanianAccount(fault: string | null | undefined): void {
  const told = useRef(false);
  const isOne = fault === 'VALIDATION.IBAN.LITHUANIA';
  useEffect(() => {
    if (!isOne || told.current) return;
    told.current = true;
    accountCalls.addGroups({ body: { groups: { add: [group] } } }).catch(() => {
      told.current = false;
    });
  }, [isOne]);
}
