import { useEffect, useRef } from 'react';
import { accountCalls } from '../../calls/tables/account-calls.ts';

/** The group of players who have given a bank account in Lithuania. */
const group = 1101;

/**
 * VALID-043: adds the player to the group of such accounts once a form finds one, once for each form. It holds up nobody:
 * the field says what is wrong whether the group came or not.
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
