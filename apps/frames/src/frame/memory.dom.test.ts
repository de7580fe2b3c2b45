import { beforeEach, expect, it, vi } from 'vitest';
import { forgetOthers, memoryOf, onBrokenStorage } from './memory.ts';
import { betStore } from './pending-bet.ts';
import { shownHashes } from './shown-hashes.ts';
import { rememberAmount, rememberedAmount, stakeMemory } from './stake-memory.ts';

const start = { mode: 'real', storage_key: 'one', identifier: 'moon-koi', currency: 'EUR' } as const;
const pair = { number: 1, server_seed_hash: 'aa', server_seed: null };
const bet = { id: '0b2f6f0e-6a43-4b4e-9f43-2f9f3d1c8a11', input: { engine: 'slot', stake_cents: '20' } } as const;

/** Values that no game has ever stored under any of its keys. */
const broken = ['', ' ', 'undefined', '{', '[', '"', '[1,', 'NaN', '\u0000', '<html>', 'null', '1e999', "{'a':true}"]
  .concat(['true', 'false', '0', '-1', '1.5', '20', '""', '"text"', '"-20"', '"1e3"', '" 20"', '{}', '{"a":1}'])
  .concat(['{"id":7}', '{"id":"x"}', '{"id":"x","input":null}', '{"id":"x","input":"slot"}', '{"id":null,"input":{}}'])
  .concat(['{"input":{}}', '"[]"', '"{}"', '{"0":["1","aa"]}', '{"length":1}', '[[]]', '[null]', '[1]', '["a"]'])
  .concat(['[["1","aa"]]', '[[1,2]]', '[{"number":1}]']);

const reads = {
  stake: {
    of: sessionStorage,
    key: 'liftoff:one:stake:moon-koi:EUR',
    told: 'stake:moon-koi:EUR',
    read: () => rememberedAmount(stakeMemory(start), 'stake', start, [20n], 100n),
  },
  hashes: {
    of: sessionStorage,
    key: 'liftoff:one:hashes:moon-koi',
    told: 'hashes:moon-koi',
    read: () => shownHashes(start).of(1),
  },
  bet: {
    of: sessionStorage,
    key: 'liftoff-bet:real:moon-koi:one:EUR',
    told: 'bet',
    read: () => betStore(start).read(),
  },
};

const told = vi.fn<(name: string) => void>();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  told.mockReset();
  onBrokenStorage(told);
});

it.each(Object.entries(reads))(
  `treats each of ${broken.length} broken values stored as the %s as missing, removes only that value, and reports it once [B14]`,
  (_name, { of, key, told: name, read }) => {
    expect(broken.length).toBeGreaterThanOrEqual(40);
    of.setItem('liftoff:one:other', '{');
    for (const value of broken) {
      onBrokenStorage(told);
      told.mockReset();
      of.setItem(key, value);
      expect(read(), value).toBeNull();
      expect(['[]', null], value).toContain(of.getItem(key));
      expect(read()).toBeNull();
      expect(told.mock.calls, value).toEqual([[name]]);
    }
    expect(of.getItem('liftoff:one:other')).toBe('{');
  },
);

it('reads valid stored data unchanged, without a report [B14]', () => {
  rememberAmount(stakeMemory(start), 'stake', start, 20n);
  shownHashes(start).see(pair);
  betStore(start).keep(bet);
  expect([reads.stake.read(), reads.hashes.read(), reads.bet.read()]).toEqual([20n, 'aa', bet]);
  expect(told).not.toHaveBeenCalled();
});

it('drops only broken entries from the stored hashes, so that valid commitments are never lost [B14] [C33]', () => {
  sessionStorage.setItem(reads.hashes.key, '[[1,"aa"],["2","bb"],null]');
  expect(reads.hashes.read()).toBe('aa');
  expect(sessionStorage.getItem(reads.hashes.key)).toBe('[[1,"aa"]]');
  expect(told.mock.calls).toEqual([['hashes:moon-koi']]);
});

it('continues without stored data if the storage is unavailable or full, and reports it once [B14]', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const memory = memoryOf(start, refuse);
  const bets = betStore(start, refuse);
  rememberAmount(memory, 'stake', start, 20n);
  expect(rememberedAmount(memory, 'stake', start, [20n], 100n)).toBeNull();
  bets.keep(bet);
  expect(bets.read()).toBeNull();
  bets.drop();
  expect(told.mock.calls).toEqual([['stake:moon-koi:EUR'], ['bet']]);
});

it("stores a player's stakes, hashes and bets only in the tab, so that nothing remains after it closes [A10]", () => {
  rememberAmount(stakeMemory(start), 'stake', start, 20n);
  shownHashes(start).see(pair);
  betStore(start).keep(bet);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(
    Object.values(reads)
      .map(({ key }) => key)
      .toSorted(),
  );
});

it("removes another player's data from the tab when a real-money frame starts; a demo removes only data that outlives the tab [A10] [C33]", () => {
  const demo = { ...start, mode: 'demo', storage_key: 'demo of another' } as const;
  const other = { ...start, storage_key: 'two' };
  for (const owner of [start, other, demo]) {
    rememberAmount(stakeMemory(owner), 'stake', owner, 20n);
    shownHashes(owner).see(pair);
    betStore(owner).keep(bet);
  }
  localStorage.setItem('liftoff:one:stake:moon-koi:EUR', '"20"');
  localStorage.setItem('theme', 'dark');
  const all = Object.keys(sessionStorage);
  forgetOthers(demo);
  expect(Object.keys(sessionStorage)).toEqual(all);
  expect(Object.keys(localStorage)).toEqual(['theme']);
  localStorage.setItem('liftoff:two:hashes:moon-koi', '[]');
  forgetOthers(other);
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    'liftoff-bet:demo:moon-koi:',
    'liftoff-bet:real:moon-koi:two:EUR',
    'liftoff:demo:stake:moon-koi:EUR',
    'liftoff:two:hashes:moon-koi',
    'liftoff:two:stake:moon-koi:EUR',
  ]);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});
