import type { RealtimeEvents } from '@liftoff/contract/core/realtime';
import { minor } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { useEffect, useRef, useState } from 'react';
import { jackpotCalls } from '../../../shared/calls/tables/jackpot-calls.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { useChannel } from '../../../shared/realtime/use-channel.ts';
import { useSite } from '../../../shared/site/site.ts';
import { forgetAmounts, levelKey, setAmounts } from './live-amounts.ts';
import { readJackpotChange } from './live-messages.ts';

/**
 * Tracks the order of requests. Call it when a request starts. The returned function, called when the response
 * arrives, reports whether that response is newer than all responses so far.
 */
function turns(): () => () => boolean {
  let asked = 0;
  let answered = 0;
  return () => {
    const turn = (asked += 1);
    return () => {
      if (turn < answered) return false;
      answered = turn;
      return true;
    };
  };
}

const failed = (error: unknown) => logFailure('load jackpots', error);

type Level = RealtimeEvents['jackpots_changes']['levels'][number];

/**
 * Updates the displayed jackpot levels on every message [RT-002]. Reloads them if messages were missed.
 */
export function useLiveJackpots(): void {
  const { locale } = useSite();
  const [listTurn] = useState(turns);
  /** Number of messages received for each jackpot. */
  const heard = useRef(new Map<string, number>());
  useEffect(() => forgetAmounts, []);

  const showLevels = (jackpot: string, currency: string, levels: readonly Level[]) =>
    setAmounts(
      new Map(
        levels.map(({ identifier, amount_cents }) => [
          levelKey(jackpot, identifier),
          formatMoney(minor(amount_cents), currency, locale),
        ]),
      ),
    );
  const askAll = async () => {
    const before = new Map(heard.current);
    const isNewest = listTurn();
    const jackpots = await jackpotCalls.listJackpots({});
    if (!isNewest()) return;
    for (const { identifier, currency, levels } of jackpots) {
      // Skips jackpots that received a message after the request was sent, because that message is newer than the
      // response.
      if (heard.current.get(identifier) === before.get(identifier)) showLevels(identifier, currency, levels);
    }
  };
  useChannel(
    'jackpots_changes',
    data => {
      const change = readJackpotChange(data);
      if (change === null) return;
      heard.current.set(change.identifier, (heard.current.get(change.identifier) ?? 0) + 1);
      showLevels(change.identifier, change.currency, change.levels);
    },
    () => void askAll().catch(failed),
  );
}
