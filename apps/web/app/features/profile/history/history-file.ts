import type { PlayedRound } from '@liftoff/contract/game/game';
import { csvText } from '@liftoff/rules/money/csv';
import { decimalText, exponentOf, minor } from '@liftoff/rules/money/money';
import { gameCalls } from '../../../shared/calls/tables/game-calls.ts';
import { returnedBy } from './rounds-table.tsx';
import { queryOf, type HistoryFilter } from './use-history.ts';

const perCall = 1_000;

/** Every round of the filter, page by page. Throws the `CallError` of a page that does not come. */
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

/** The heads of the columns, in the player's language. */
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

/** A round as cells: times in UTC, amounts as decimals of the currency, without its sign. */
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
    isSettled ? amount(returnedBy(round) - staked) : '',
    round.state,
    round.sources.join(' '),
  ];
}

/** The text of the file: with a mark at its beginning by which spreadsheets know the letters. */
export async function historyFile(filter: HistoryFilter, heads: FileHeads): Promise<string> {
  const rounds = await everyRound(filter);
  return `\uFEFF${csvText([heads, ...rounds.map(cellsOf)])}`;
}
