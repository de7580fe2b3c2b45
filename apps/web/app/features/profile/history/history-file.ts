import type { PlayedRound } from '@liftoff/contract/game/game';
import { csvText } from '@liftoff/rules/money/csv';
import { decimalText, exponentOf, minor } from '@liftoff/rules/money/money';
import { gameCalls } from '../../../shared/calls/tables/game-calls.ts';
import { returnedBy } from './rounds-table.tsx';
import { queryOf, type HistoryFilter } from './use-history.ts';

const perCall = 1_000;

/** Loads all rounds that match the filter, page by page. Throws the `CallError` of the page that failed. */
async function everyRound(filter: HistoryFilter): Promise<PlayedRound[]> {
  const rounds: PlayedRound[] = [];
  for (let more = true; more;) {
    const before = rounds.at(-1)?.id;
    const query = { ...queryOf(filter), limit: perCall, ...(before === undefined ? {} : { before }) };
    const page = await gameCalls.playerRounds({ query });
    rounds.push(...page.rounds);
    more = page.more;
  }
  return rounds;
}

/** Column headings in the player's language. */
export type FileHeads = readonly [
  at: string,
  game: string,
  round: string,
  currency: string,
  staked: string,
  returned: string,
  net: string,
  state: string,
  source: string,
];

/** A round as table cells: times in UTC, amounts as decimals without a currency symbol. */
function cellsOf(round: PlayedRound): string[] {
  const amount = (of: bigint) => decimalText(of, exponentOf(round.currency));
  const staked = minor(round.stake_cents);
  const isSettled = round.state === 'settled';
  return [
    round.opened_at,
    round.title,
    round.id,
    round.currency,
    amount(staked),
    isSettled ? amount(returnedBy(round)) : '',
    // A free spin stakes none of the player's money.
    isSettled && round.freespins === null ? amount(returnedBy(round) - staked) : '',
    round.state,
    round.sources.join(' '),
  ];
}

/** The history as CSV text. It starts with a byte order mark, so that spreadsheets read it as UTF-8. */
export async function historyFile(filter: HistoryFilter, heads: FileHeads, locale: string): Promise<string> {
  const rounds = await everyRound(filter);
  return `\uFEFF${csvText([heads, ...rounds.map(cellsOf)], locale)}`;
}
