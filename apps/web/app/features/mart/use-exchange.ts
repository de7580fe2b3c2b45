import { CallError } from '@liftoff/contract/core/client';
import type { CompCard } from '@liftoff/contract/points-entities';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bonusCalls } from '../../shared/calls/tables/bonus-calls.ts';
import { pointsCalls } from '../../shared/calls/tables/points-calls.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { logFailure } from '../../shared/calls/client-log.ts';
import { useAttemptKey } from '../../shared/form/attempt-key.ts';
import { isAnswer } from '../../shared/form/refusals.ts';

/**
 * How an exchange ended. `changed`: the price was not the one shown, and `card` has the current price. `unclear`: no
 * answer arrived, so the exchange may have happened.
 */
export type Outcome =
  | { readonly end: 'done'; readonly before: number; readonly after: number }
  | { readonly end: 'failed' | 'unclear' }
  | { readonly end: 'changed'; readonly card: CompCard };

interface Wanted {
  readonly card: CompCard;
  readonly quantity: number;
  /** Whether bonuses have to be turned on first [PSHOP-012]. */
  readonly enable: boolean;
}

/** Sends exchanges. Repeats an unanswered exchange under the same key, so that it happens only once [A24]. */
export function useExchange() {
  const queries = useQueryClient();
  const attempt = useAttemptKey();
  const [isSending, setIsSending] = useState(false);

  const send = async ({ card, quantity, enable }: Wanted): Promise<Outcome> => {
    const key = attempt.of(JSON.stringify([card.group, card.version, quantity]));
    try {
      if (enable) await enableBonuses();
      const { points } = await exchange(card, quantity, key);
      attempt.answered();
      const after = points.chargeable.points;
      return { end: 'done', before: after + card.points * quantity, after };
    } catch (error) {
      if (!isAnswer(error)) {
        logFailure('exchange points', error);
        return { end: 'unclear' };
      }
      attempt.answered();
      const current = error instanceof CallError && error.refusal === 'rate_changed' ? error.body?.card : undefined;
      return current === undefined ? { end: 'failed' } : { end: 'changed', card: current };
    }
  };
  return {
    isSending,
    exchange: async (wanted: Wanted): Promise<Outcome> => {
      setIsSending(true);
      const outcome = await send(wanted);
      setIsSending(false);
      for (const queryKey of [queryKeys.points(), queryKeys.profile(), queryKeys.lotteries()])
        void queries.invalidateQueries({ queryKey });
      return outcome;
    },
  };
}

const enableBonuses = () =>
  bonusCalls.updateBonusSettings({
    body: { can_issue: true },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

/** Exchanges by the call of the card’s type [PCALL-022] [PCALL-024]. */
function exchange({ type, group, version, points, rate }: CompCard, quantity: number, key: string) {
  const headers = { 'idempotency-key': key };
  const card = { group, version };
  if (type === 'money') {
    return pointsCalls.exchangeMoney({ body: { exchange: { points: points * quantity, ...card } }, headers });
  }
  const body =
    type === 'lotteries'
      ? { tickets_count: quantity, lottery_id: rate.lottery_ids?.[0] ?? '', ...card }
      : { points: points * quantity, ...card };
  return pointsCalls.exchange({ params: { type }, body, headers });
}
