import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { levelKey } from './live-amounts.ts';
import { JackpotBand } from '../rows/jackpot-band.tsx';
import { GameBadge, TopJackpot } from '../rows/tile-badge.tsx';

interface Listener {
  onMessage: (data: unknown) => void;
  onGap: () => void;
}

/** The listener of each channel; tests deliver messages through it. */
const channels = vi.hoisted(() => new Map<string, Listener>());
vi.mock('../../../shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string, onMessage: Listener['onMessage'], onGap: Listener['onGap'] = () => undefined) =>
    void channels.set(channel, { onMessage, onGap }),
}));

const level = (identifier: string, amount_cents: number | string) => ({ identifier, amount_cents });
let listed: object[];
/** Responses are delayed until this resolves. */
let gate: Promise<void>;

beforeEach(async () => {
  gate = Promise.resolve();
  listed = [{ identifier: 'mystic', currency: 'EUR', levels: [level('nova', 100_100), level('spark', 501)] }];
  vi.stubGlobal('fetch', async () => {
    const answer = Response.json(listed);
    await gate;
    return answer;
  });
  const levels = [
    { identifier: 'nova', name: 'Nova', amount: '€1,000.00' },
    { identifier: 'spark', name: 'Spark', amount: '€5.00' },
  ];
  show(
    <>
      <JackpotBand
        data={{ identifier: 'mystic', levels }}
        titleOf={slug => (slug === 'moon-koi' ? 'Moon Koi' : undefined)}
      />
      <TopJackpot value={{ liveKey: levelKey('mystic', 'nova'), amount: '€1,000.00' }}>
        <GameBadge kind="jackpot" text="Jackpot" />
        <GameBadge kind="mystic-jackpots" text="Mystic" />
        <GameBadge kind="new" text="New" />
      </TopJackpot>
    </>,
  );
  await waitFor(() => expect(channels.size).toBe(2));
});
afterEach(() => {
  cleanup();
  channels.clear();
});

const says = (channel: string, data: unknown) => act(() => channels.get(channel)?.onMessage(data));
const amounts = () => screen.getAllByRole('listitem').map(item => item.querySelector('b')?.textContent);
const badges = () => [...document.querySelectorAll('.badge')].map(({ textContent }) => textContent?.trim());

it('shows a jackpot increase in the band immediately, with two decimals [RT-002] [CONST-059]', () => {
  expect(amounts()).toEqual(['€1,000.00', '€5.00']);
  says('jackpots_changes', { identifier: 'mystic', currency: 'EUR', levels: [level('nova', '123456700')] });
  expect(amounts()).toEqual(['€1,234,567.00', '€5.00']);
  says('jackpots_changes', { identifier: 'another', currency: 'EUR', levels: [level('spark', 900)] });
  expect(amounts()).toEqual(['€1,234,567.00', '€5.00']);
});

it('shows in the badges the highest level, which is the maximum that a spin can win, from the start and live [CONST-059]', async () => {
  expect(badges()).toEqual(['Up to €1,000.00', 'Up to €1,000.00', 'New']);
  says('jackpots_changes', { identifier: 'mystic', currency: 'EUR', levels: [level('spark', 900)] });
  expect(badges()).toEqual(['Up to €1,000.00', 'Up to €1,000.00', 'New']);
  says('jackpots_changes', { identifier: 'mystic', currency: 'EUR', levels: [level('nova', 100_200)] });
  expect(badges()).toEqual(['Up to €1,002.00', 'Up to €1,002.00', 'New']);
});

it('keeps the newer amount if a jackpot grew while the jackpot list was loading [RT-002]', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  gate = promise;
  act(() => channels.get('jackpots_changes')?.onGap());
  says('jackpots_changes', { identifier: 'mystic', currency: 'EUR', levels: [level('nova', 123_456_700)] });
  answer();
  await act(async () => new Promise(done => setTimeout(done)));
  expect(amounts()).toEqual(['€1,234,567.00', '€5.00']);
  // A later list includes changes that were missed.
  act(() => channels.get('jackpots_changes')?.onGap());
  await waitFor(() => expect(amounts()).toEqual(['€1,001.00', '€5.01']));
});

it('keeps the jackpots from the latest request if responses arrive out of order [RT-002]', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  gate = promise;
  act(() => channels.get('jackpots_changes')?.onGap());
  gate = Promise.resolve();
  listed = [{ identifier: 'mystic', currency: 'EUR', levels: [level('nova', 300_300), level('spark', 900)] }];
  act(() => channels.get('jackpots_changes')?.onGap());
  await waitFor(() => expect(amounts()).toEqual(['€3,003.00', '€9.00']));
  await act(async () => {
    answer();
    await promise;
    await new Promise(done => setTimeout(done));
  });
  expect(amounts()).toEqual(['€3,003.00', '€9.00']);
});

it("shows the latest win in the band, with the game's title if the page has it [RT-001]", () => {
  const win = {
    nickname: 'Mira K***',
    game: 'moon-koi',
    currency: 'EUR',
    win_cents: 4_210,
    at: '2026-11-20T10:00:00Z',
  };
  says('wins', win);
  screen.getByText('Mira K*** won €42.10 in Moon Koi');
  says('wins', { ...win, nickname: 'Ola***', game: 'unseen', currency: 'CAD', win_cents: 900 });
  screen.getByText('Ola*** won $9.00');
  expect(screen.queryByText(/Mira/)).toBeNull();
});

it.each([
  [null],
  ['text'],
  [{}],
  [{ win_cents: 100, currency: 'EUR' }],
  [{ identifier: 'mystic', currency: 'EUR', levels: [{ identifier: 'nova' }] }],
  [{ identifier: 'mystic', currency: 'XXX', levels: [{ identifier: 'nova', amount_cents: 1 }] }],
  [{ identifier: 'mystic', currency: 'EUR', levels: [{ identifier: 'nova', amount_cents: '9'.repeat(39) }] }],
  [{ nickname: 'Mira', game: 'moon-koi', currency: 'XXX', win_cents: 100 }],
])('ignores the malformed jackpot or win message %j [RT-013]', data => {
  says('jackpots_changes', data);
  says('wins', data);
  expect([amounts(), screen.queryByText(/won/)]).toEqual([['€1,000.00', '€5.00'], null]);
});

it('clears the live amounts when the jackpot band is removed, so that the next page shows its own amounts', () => {
  says('jackpots_changes', { identifier: 'mystic', currency: 'EUR', levels: [level('nova', 1)] });
  cleanup();
  show(
    <JackpotBand
      data={{ identifier: 'mystic', levels: [{ identifier: 'nova', name: 'Nova', amount: '€7.00' }] }}
      titleOf={() => undefined}
    />,
  );
  expect(amounts()).toEqual(['€7.00']);
});
