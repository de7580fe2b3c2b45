import { CallError } from '@liftoff/contract/core/client';
import type { Bonus } from '@liftoff/contract/bonus';
import { useToast } from '@liftoff/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { bonusCalls } from '../../../shared/calls/tables/bonus-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { useAttemptKey } from '../../../shared/form/attempt-key.ts';
import { isAnswer } from '../../../shared/form/refusals.ts';

type Refused = 'gone' | 'onBreak' | 'failed';

/** The reason of a refused call, as the toast names it. */
export const refusedBy = (error: unknown): Refused => {
  const refusal = error instanceof CallError ? error.refusal : null;
  if (refusal === 'not_found') return 'gone';
  return refusal === 'self_excluded' || refusal === 'cooling_off' ? 'onBreak' : 'failed';
};

/**
 * Activates or cancels a bonus, and resolves to whether the platform did so. Reloads the list and the accounts
 * afterwards, even after a refusal [PBONUS-007].
 */
export function useBonusCalls(bonus: Bonus) {
  const t = useTranslations('gifts');
  const queries = useQueryClient();
  const { show } = useToast();
  const attempt = useAttemptKey();
  const [pending, setPending] = useState(false);
  const send = async (name: 'activate' | 'cancel'): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    const order = {
      params: { id: bonus.id },
      headers: { 'idempotency-key': attempt.of(`${name} ${bonus.id}`) },
    };
    try {
      const after = await (name === 'activate' ? bonusCalls.activateBonus(order) : bonusCalls.cancelBonus(order));
      attempt.answered();
      show({ tone: 'ok', content: t(doneText(name, after), { title: bonus.title }) });
      return true;
    } catch (error) {
      if (isAnswer(error)) attempt.answered();
      show({ tone: 'bad', content: t(`refused.${refusedBy(error)}`) });
      return false;
    } finally {
      setPending(false);
      await Promise.all(
        [queryKeys.bonuses(), queryKeys.accounts()].map(queryKey => queries.invalidateQueries({ queryKey })),
      );
    }
  };
  return { pending, activate: () => send('activate'), cancel: () => send('cancel') };
}

/** A bonus can wait for another one after its activation, and for an open round after its cancellation [PX-17]. */
function doneText(name: 'activate' | 'cancel', after: Bonus) {
  if (name === 'cancel') return after.ends_after_round ? 'done.endsAfterRound' : 'done.canceled';
  if (after.stage === 'wait') return 'done.waits';
  return after.stage === 'finished' ? 'done.cash' : 'done.activated';
}
