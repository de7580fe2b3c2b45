import type { FrameStart, Round, SeedPair } from '@liftoff/contract/game/game';
import { outcomeDraw } from '@liftoff/rules/game/fairness';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownHashes } from '../frame/shown-hashes.ts';
import { FakeFrame, roundWith, startWith } from '../testing/fake-frame.tsx';
import { stubModalDialogs } from '../testing/modal-dialogs.ts';
import { FairnessSheet } from './fairness-sheet.tsx';

// Long timeout, because the machine can be busy.
configure({ asyncUtilTimeout: 20_000 });

const seedOf = (byte: string) => byte.repeat(32);
const hashOf = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const pairOf = (number: number, seed: string, change: Partial<SeedPair> = {}): SeedPair => ({
  number,
  server_seed: seed,
  server_seed_hash: hashOf(seed),
  client_seed: 'mine',
  nonce: 3,
  ...change,
});
const active = (number: number, seed: string, nonce = 0) => pairOf(number, seed, { server_seed: null, nonce });

/** A roulette round recorded according to its seeds, with optional changes. */
function spun(pair: SeedPair, nonce: number, change: Partial<Round> = {}): Round {
  const source = { serverSeed: pair.server_seed ?? '', clientSeed: pair.client_seed, nonce };
  const number = outcomeDraw(source)(37);
  return roundWith({
    id: `${pair.number}-${nonce}`,
    state: 'settled',
    stake_cents: 100,
    win_cents: 3_600,
    outcome: {
      engine: 'roulette',
      number,
      table_round: null,
      bets: [{ spot: `straight:${number}`, stake_cents: 100, win_cents: 3_600 }],
    },
    seed: { pair: pair.number, nonce },
    ...change,
  });
}

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  stubModalDialogs();
  sessionStorage.clear();
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  cleanup();
  vi.restoreAllMocks();
});

interface Seeds {
  active: SeedPair;
  next?: SeedPair | null;
  revealed?: SeedPair[];
}

function open(seeds: Seeds, rounds: readonly Round[] = [], change: Partial<FrameStart> = {}) {
  const asked: unknown[] = [];
  const start = startWith({ engine: 'roulette', ...change });
  const calls = {
    frameSeeds: () => Promise.resolve({ next: null, revealed: [], ...seeds }),
    frameRounds: ({ query }: { query: { pair?: number } }) => {
      asked.push(query);
      return Promise.resolve(rounds.filter(({ seed }) => query.pair === undefined || seed.pair === query.pair));
    },
    frameRotateSeeds: () =>
      Promise.resolve({
        active: active(2, seedOf('22')),
        next: active(3, seedOf('33')),
        revealed: pairOf(1, seedOf('11'), { nonce: 1 }),
      }),
  };
  render(
    <FakeFrame start={start} calls={calls as never}>
      <FairnessSheet running={false} onClose={() => {}} />
    </FakeFrame>,
  );
  return { start, asked };
}
const recompute = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Recompute' }));
  await screen.findByText(/^The hash (?:matches|doesn’t match)/);
  return screen.getByRole('status').textContent;
};
const real = { mode: 'real', storage_key: 'one', identifier: 'moon-koi' } as const;

it('verifies the revealed seed against the hash shown earlier, and the amount against the seeds [C33]', async () => {
  const pair = pairOf(1, seedOf('11'));
  shownHashes(real).see(active(1, seedOf('11')));
  open({ active: active(2, seedOf('22')), revealed: [pair] }, [spun(pair, 2)]);
  const words = await recompute();
  expect(words).toContain('The hash matches the one you saw before the first round');
  expect(words).toContain('Same as in your history. Result €36.00');
});

it('rejects a seed that was swapped afterwards together with its hash [C33]', async () => {
  shownHashes(real).see(active(1, seedOf('11')));
  const swapped = pairOf(1, seedOf('99'));
  open({ active: active(2, seedOf('22')), revealed: [swapped] }, [spun(swapped, 2)]);
  expect(await recompute()).toContain('The hash doesn’t match the one you saw before');
  expect(screen.getByText(hashOf(seedOf('11')))).toBeDefined();
});

it("says that the hash is only the platform's own claim if this browser has not seen the pair before [C33]", async () => {
  const pair = pairOf(1, seedOf('11'));
  open({ active: active(2, seedOf('22')), revealed: [pair] }, [spun(pair, 2)]);
  expect(await recompute()).toContain('The hash matches the one on our server');
});

it('shows both amounts for a round whose payment does not match its seeds [C33]', async () => {
  const pair = pairOf(1, seedOf('11'));
  open({ active: active(2, seedOf('22')), revealed: [pair] }, [spun(pair, 2, { win_cents: 100 })]);
  expect(await recompute()).toContain('The seeds give €36.00, your history says €1.00');
});

it('reports a changed hash of the current pair immediately [C33]', async () => {
  shownHashes(real).see(active(1, seedOf('11')));
  open({ active: active(1, seedOf('99'), 5) });
  expect((await screen.findByRole('alert')).textContent).toContain(hashOf(seedOf('11')));
});

it('shows the hash of the next seed before the player chooses a client seed, and reports if a different seed is used [C33]', async () => {
  open({ active: active(1, seedOf('11')), next: active(2, seedOf('99')) });
  expect(await screen.findByText(hashOf(seedOf('99')))).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'New seeds' }));
  expect((await screen.findByRole('alert')).textContent).toContain(hashOf(seedOf('99')));
  // The next hash is already shown.
  expect(screen.getByText(hashOf(seedOf('33')))).toBeDefined();
});

it('offers only settled rounds for verification, and only pairs that have rounds', async () => {
  const [one, none] = [pairOf(1, seedOf('11')), pairOf(2, seedOf('22'), { nonce: 0 })];
  const rounds = [spun(one, 2), spun(one, 0), spun(one, 1, { state: 'open' })];
  open({ active: active(3, seedOf('33')), revealed: [none, one] }, rounds);
  const choice = await screen.findByRole('combobox', { name: 'Round' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => /Round (\d+)/.exec(textContent)?.[1]),
  ).toEqual(['2', '0']);
  expect(screen.queryByRole('combobox', { name: 'Seed pair' })).toBeNull();
});

it('loads rounds earlier than the oldest one loaded, if there can be more', async () => {
  const pair = pairOf(1, seedOf('11'), { nonce: 90 });
  const page = Array.from({ length: 30 }, (_, index) => spun(pair, 89 - index));
  const { asked } = open({ active: active(2, seedOf('22')), revealed: [pair] }, page);
  fireEvent.click(await screen.findByRole('button', { name: 'Earlier rounds' }));
  expect(asked).toEqual([
    { pair: 1, before: undefined },
    { pair: 1, before: 60 },
  ]);
});

it('shows a single button for new seeds even after a rotation, and renders nothing twice', async () => {
  open({ active: active(1, seedOf('11'), 1) }, [spun(pairOf(1, seedOf('11')), 0)]);
  fireEvent.click(await screen.findByRole('button', { name: 'New seeds' }));
  await screen.findByText('Seed pair 2, round 0');
  expect(await screen.findAllByRole('button', { name: 'New seeds' })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { name: 'Check a finished round' })).toHaveLength(1);
});

it('stores the hash of the new pair after a rotation [C33]', async () => {
  open({ active: active(1, seedOf('11'), 1) });
  fireEvent.click(await screen.findByRole('button', { name: 'New seeds' }));
  await screen.findByText('Seed pair 2, round 0');
  expect(shownHashes(real).of(2)).toBe(hashOf(seedOf('22')));
});

it("shows a live table's seed for the day, tomorrow's hash, and the rounds of past days", async () => {
  const day = Date.parse('2026-03-01') / 86_400_000;
  const past = pairOf(day, seedOf('11'), { client_seed: 'aurum-roulette', nonce: 0 });
  const today = active(day + 1, seedOf('22'), 55_000_123);
  const next = active(day + 2, seedOf('33'));
  const { asked } = open({ active: today, next, revealed: [past] }, [spun(past, 55_000_001)], { live: true });
  expect(await screen.findByText(today.server_seed_hash)).toBeDefined();
  expect(screen.getByText(next.server_seed_hash)).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Seed pair' }).textContent).toBe('Seed for Mar 1, 2026');
  expect(screen.queryByRole('button', { name: 'New seeds' })).toBeNull();
  expect(await recompute()).toContain('Same as in your history. Result €36.00');
  expect(asked).toEqual([{ pair: day, before: undefined }]);
  // Tomorrow's hash is already stored today.
  expect(shownHashes(real).of(day + 2)).toBe(next.server_seed_hash);
});
