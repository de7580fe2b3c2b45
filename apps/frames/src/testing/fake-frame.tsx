import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameStart, Round } from '@liftoff/contract/game/game';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { viewOf } from '../engines/engines.tsx';
import type { FrameCalls } from '../frame/calls.ts';
import { EngineViewsProvider } from '../frame/engine-view.ts';
import { FrameProvider } from '../frame/frame-context.ts';
import type { Host } from '../frame/host.ts';
import { moneyWriter } from '../frame/money.ts';
import { unfolded } from './unfolded.ts';

/** A locale's uncompiled messages. */
function textsOf(locale: string): Record<string, never> {
  const file = join(import.meta.dirname, '../../../../messages', locale, 'frame.json');
  return unfolded(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}

/** Launch data with the changes that a test needs. */
export const startWith = (change: Partial<FrameStart>): FrameStart =>
  ({
    identifier: 'moon-koi',
    engine: 'slot',
    mode: 'real',
    locale: 'en-CA',
    live: false,
    currency: 'EUR',
    balance_cents: 10_000,
    bonus_cents: 0,
    stakes_cents: [100, 1_000],
    default_stake_cents: 100,
    min_cycle_ms: 0,
    seed: { number: 1, server_seed_hash: 'aa', server_seed: null, client_seed: 'mine', nonce: 0 },
    storage_key: 'one',
    open_rounds: [],
    unshown_rounds: [],
    table: null,
    freespins: null,
    counts_in: [],
    wagering: null,
    realtime: { url: '', token: '' },
    ...change,
  }) as FrameStart;

export const roundWith = (change: Partial<Round>): Round => ({
  id: 'round',
  game: 'moon-koi',
  mode: 'real',
  currency: 'EUR',
  stake_cents: 1_000,
  win_cents: 0,
  state: 'open',
  opened_at: '2026-03-01T12:00:00.000Z',
  closed_at: null,
  outcome: { engine: 'slot', spins: [], capped: false },
  seed: { pair: 1, nonce: 0 },
  balance_cents: 9_000,
  bonus_cents: 0,
  jackpot_win_cents: null,
  jackpot_wins: [],
  freespins: null,
  ...change,
});

/** A frame around the tested component that uses the test's calls. Messages to the page go to `reported`. */
export function FakeFrame({
  start,
  calls,
  reported = () => {},
  listen = () => () => {},
  onWinSound = () => {},
  children,
}: {
  start: FrameStart;
  calls: Partial<FrameCalls>;
  reported?: Host['post'];
  listen?: Host['listen'];
  /** Called each time the win sound is played. */
  onWinSound?: () => void;
  children: ReactNode;
}) {
  const frame = {
    start,
    calls: calls as FrameCalls,
    host: { post: reported, listen },
    clock: { now: () => Date.now(), learn: () => {}, onWake: () => () => {} },
    money: moneyWriter('EUR', 100n, start.locale),
    sound: { turn: () => {}, rest: () => {}, win: onWinSound },
  };
  return (
    <IntlProvider locale={start.locale} messages={textsOf(start.locale)} timeZone="UTC">
      <FrameProvider value={frame}>
        <EngineViewsProvider value={viewOf}>{children}</EngineViewsProvider>
      </FrameProvider>
    </IntlProvider>
  );
}
