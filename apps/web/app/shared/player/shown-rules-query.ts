import { queryOptions } from '@tanstack/react-query';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { requireAnswer } from '../calls/require-answer.ts';
import { accountCalls } from '../calls/tables/account-calls.ts';

/** What the player may be shown, by the rules of the market and the player's protection [C15] [PX-07]. */
export const shownRulesQuery = (playerId: number) =>
  queryOptions({
    queryKey: queryKeys.shownRules(playerId),
    queryFn: async ({ signal }) =>
      requireAnswer(await accountCalls.shownRules({ signal, headers: inBackground }), 'offers_shown', 'market'),
  });
