import type { Round, TableState } from '@liftoff/contract/game/game';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeFrame, roundWith, startWith } from '../../testing/fake-frame.tsx';
import { useLiveTable } from './use-live-table.ts';

const betOn = (id: string, spot: string, tableRound = 50, change: Partial<Round> = {}): Round =>
  roundWith({
    id,
    outcome: {
      engine: 'roulette',
      number: null,
      table_round: tableRound,
      bets: [{ spot, stake_cents: 1_000, win_cents: null }],
    },
    ...change,
  });
const paid = (round: Round, win: number): Round => ({
  ...round,
  state: 'settled',
  win_cents: win,
  closed_at: '2026-03-01T12:00:28.000Z',
  balance_cents: 9_000 + win,
});

const tableAt = (phase: TableState['phase'], round = 50): TableState => ({
  table_round: round,
  phase,
  phase_ends_at: new Date(Date.now() + 5_000).toISOString(),
  now: new Date().toISOString(),
  number: phase === 'betting' ? null : 17,
  history: [],
  commitment: '',
  players: 1,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

function Table({ first }: { first: TableState }) {
  const { placed, result, takeBack, play } = useLiveTable(first);
  const away = play.moment?.kind === 'away' ? play.moment.rounds.map(({ id }) => id).join() : '';
  return (
    <>
      <output data-testid="placed">{[...placed].map(([spot, sum]) => `${spot} ${sum}`).join(', ')}</output>
      <output data-testid="result">{result === null ? '' : `${result.win} on ${result.stake}`}</output>
      <output data-testid="net">{String(play.lastNet)}</output>
      <output data-testid="away">{away}</output>
      <button onClick={() => void takeBack()}>Clear</button>
    </>
  );
}

const text = (id: string) => screen.getByTestId(id).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(first: TableState, rounds: readonly Round[], answers: Record<string, Round>) {
  let now = first;
  const shown: string[][] = [];
  const rolledBack: string[] = [];
  const calls = {
    frameTable: () => Promise.resolve(now),
    frameRound: ({ params }: { params: { id: string } }) => Promise.resolve(answers[params.id] ?? roundWith({})),
    frameBalance: () => Promise.resolve({ currency: 'EUR', balance_cents: 10_000 }),
    frameAct: ({ params }: { params: { id: string } }) => {
      rolledBack.push(params.id);
      return Promise.resolve(roundWith({ id: params.id, state: 'rolled_back' }));
    },
    frameRoundsShown: ({ body }: { body: { rounds: string[] } }) => {
      shown.push(body.rounds);
      return Promise.resolve({ rounds: body.rounds });
    },
  };
  const start = startWith({ engine: 'roulette', live: true, table: first, open_rounds: [...rounds] });
  render(
    <FakeFrame start={start} calls={calls as never}>
      <Table first={first} />
    </FakeFrame>,
  );
  return { shown, rolledBack, become: (next: TableState) => (now = next) };
}

it('restores all open bets of the round after a reload, and Clear takes all of them back', async () => {
  const { rolledBack } = open(tableAt('betting'), [betOn('one', 'red'), betOn('two', 'straight:17')], {});
  expect(text('placed')).toBe('red 1000, straight:17 1000');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear' })));
  await pass(0);
  expect(rolledBack).toEqual(['one', 'two']);
  expect(text('placed')).toBe('');
});

it('combines two bets on one spot into one stack after a reload', () => {
  open(tableAt('betting'), [betOn('one', 'red'), betOn('two', 'red')], {});
  expect(text('placed')).toBe('red 2000');
});

it('settles all bets with the result, and reports to the platform that their results were shown', async () => {
  const [one, two] = [betOn('one', 'red'), betOn('two', 'straight:17')];
  const { shown, become } = open(tableAt('spinning'), [one, two], { one: paid(one, 0), two: paid(two, 36_000) });
  become(tableAt('result'));
  await pass(6_000);
  expect(text('result')).toBe('36000 on 2000');
  expect(text('net')).toBe('34000');
  expect(text('away')).toBe('');
  expect(shown).toEqual([['one', 'two']]);
});

it('follows a bet from a past round until it is paid, then announces it', async () => {
  const old = betOn('old', 'red', 49);
  const answers: Record<string, Round> = { old };
  const { shown } = open(tableAt('betting'), [old, betOn('new', 'black')], answers);
  await pass(2_000);
  expect(text('placed')).toBe('black 1000');
  expect(text('away')).toBe('');
  answers['old'] = paid(old, 2_000);
  await pass(2_000);
  expect(text('away')).toBe('old');
  expect(shown).toEqual([['old']]);
});
