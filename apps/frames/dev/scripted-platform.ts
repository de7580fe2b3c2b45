import { ReelFrame } from '@liftoff/contract/game/engines/slot';
import type { Send } from '@liftoff/contract/core/client';
import type { ActBody, BetBody, FrameStart, Round, SeedPair } from '@liftoff/contract/game/game';
import type { Script } from './script.ts';
import { scriptedCrash } from './scripted-crash.ts';
import { scriptedRoulette } from './scripted-roulette.ts';
import { scriptedSlot } from './scripted-slot.ts';

const scripts: Record<string, (query: URLSearchParams) => Script> = {
  slot: scriptedSlot,
  crash: scriptedCrash,
  roulette: scriptedRoulette,
};

const seed: SeedPair = {
  number: 14,
  server_seed_hash: '6cad0f3b6330d441cb4c05bff71ca8e693a1f4f7a6a6a064442217d93191ecc7',
  server_seed: null,
  client_seed: 'paper-crane-over-water',
  nonce: 218,
};
const revealed: SeedPair = {
  ...seed,
  number: 13,
  server_seed: '8821fc29f822d1497db6b5f4b3c06d2f73e42a434d7cb8fc59bbb353aa7f0c31',
  server_seed_hash: 'f3b3c0bd04db9ddc39dd6a4bd0e0e1c2b7f0a45a6bc1b5fd6a2d65d8d3f9c6b1',
  nonce: 341,
};

function startOf(query: URLSearchParams, script: Script): FrameStart {
  return {
    identifier: query.get('game') ?? 'moon-koi',
    title: 'Moon Koi',
    provider_title: 'Paper Crane',
    engine: 'slot',
    mode: 'real',
    locale: query.get('locale') ?? 'en-CA',
    live: false,
    currency: 'EUR',
    subunits_to_unit: 100,
    balance_cents: Number(query.get('real') ?? 24_350),
    bonus_cents: Number(query.get('bonus') ?? 0),
    stakes_cents: [20, 40, 60, 80, 100, 200, 500, 1000, 2000, 5000],
    default_stake_cents: 100,
    min_cycle_ms: 2500,
    vehicle: null,
    reel_frame: ReelFrame.catch('gilt').parse(query.get('frame')),
    facts: {
      identifier: 'moon-koi',
      engine: 'slot',
      state: 'open',
      rtp_percent: 96.2,
      volatility: 'high',
      max_win_times_stake: 5000,
      max_win_one_in: 8_100_000,
      any_return_one_in: 3.6,
      above_stake_one_in: 7.1,
      feature_one_in: 171,
      grid: '5x3',
      lines: '20',
      features: [],
      live: false,
      min_stake_cents: 20,
      max_stake_cents: 5000,
      currency: 'EUR',
    },
    model: {},
    seed,
    storage_key: 'scripted',
    open_rounds: [],
    unshown_rounds: [],
    table: null,
    freespins: null,
    counts_in: [],
    wagering: null,
    realtime: { url: '', token: '' },
    ...script.start,
  };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refusalOf = (refusal: string | null, currency: string) => ({
  refusal,
  request_id: 'scripted',
  ...(refusal === 'bonus_max_bet' && { max_stake: { currency, amount_cents: 500 } }),
});

/** Handles frame API calls from a script. It tracks the balance, so that the bar shows realistic amounts. */
export function scriptedPlatform(query: URLSearchParams): Send {
  const script = (scripts[query.get('engine') ?? 'slot'] ?? scriptedSlot)(query);
  const start = startOf(query, script);
  const rounds: Round[] = [];
  let balance = Number(start.balance_cents);
  let bonus = Number(start.bonus_cents);
  const finish = (round: Round, change: Partial<Round>): Round => {
    const done = { ...round, ...change };
    if (done.state === 'settled' && round.state !== 'settled') balance += Number(done.win_cents);
    Object.assign(round, done, { balance_cents: balance, bonus_cents: bonus });
    return round;
  };
  const bet = (body: BetBody): Round => {
    const known = rounds.find(({ id }) => id === body.id);
    if (known) return known;
    const stake =
      body.input.engine === 'roulette'
        ? body.input.bets.reduce((sum, chip) => sum + Number(chip.stake_cents), 0)
        : Number(body.input.stake_cents);
    const fromBonus = Math.max(0, stake - balance);
    bonus -= fromBonus;
    balance -= stake - fromBonus;
    const blank: Round = {
      id: body.id,
      game: start.identifier,
      mode: start.mode,
      currency: start.currency,
      stake_cents: stake,
      win_cents: 0,
      state: 'open',
      opened_at: new Date().toISOString(),
      closed_at: null,
      outcome: { engine: 'slot', spins: [], capped: false },
      seed: { pair: seed.number, nonce: seed.nonce + rounds.length },
      balance_cents: balance,
      bonus_cents: bonus,
      jackpot_win_cents: null,
      jackpot_wins: [],
      freespins: null,
    };
    rounds.unshift(blank);
    return finish(blank, script.bet(body));
  };
  return async (route, url, init) => {
    await new Promise(resolve => setTimeout(resolve, 120));
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const round = rounds.find(({ id }) => url.includes(id));
    if (query.has('offline') && route.includes('/bet')) throw new TypeError('offline');
    if (query.has('refuse') && route.includes('/bet')) return json(refusalOf(query.get('refuse'), start.currency), 422);
    if (route.endsWith('/start')) return json({ frame_token: 'scripted', start });
    if (route.endsWith('/bet')) return json(bet(body as BetBody));
    if (route.endsWith('/acts') && round) {
      const collects = (body as ActBody).act.name === 'collect';
      return json(finish(round, collects ? (script.collect?.(round) ?? {}) : { state: 'rolled_back' }));
    }
    if (route === 'GET /frame/api/rounds') return json(rounds);
    if (route === 'POST /frame/api/shown_rounds') return json(body);
    if (route.endsWith('/rounds/{id}') && round) return json(finish(round, script.look?.(round) ?? {}));
    if (route.endsWith('/balance'))
      return json({ currency: start.currency, balance_cents: balance, bonus_cents: bonus });
    if (route.endsWith('/seeds')) return json({ active: seed, next: null, revealed: [revealed] });
    if (route.endsWith('/rotate')) return json({ active: { ...seed, number: 15, nonce: 0 }, revealed });
    if (route.endsWith('/table')) return json(script.table?.());
    return json({ refusal: 'not_found', request_id: 'scripted' }, 404);
  };
}
