import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { callTable } from '@liftoff/contract/core/call-table';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { sampleOf } from './sample.ts';
import type { TestAnswer, TestCaller } from './test-platform.ts';

export type BuiltCall = Endpoint & { readonly name: string };
export type Refusing = TestAnswer<{ refusal?: string } | undefined>;

/** Every call that the platform implements. All tests that use this list include new calls automatically. */
export const builtCalls: readonly BuiltCall[] = Object.entries(callTable as Record<string, Endpoint>)
  .filter(([, call]) => call.server === 'platform' && call.built)
  .map(([name, call]) => ({ name, ...call }));

export const sweptGame = 'deep-sea-salvage';
const params: Readonly<Record<string, string>> = {
  identifier: sweptGame,
  id: '0192f7c1-5a00-7000-8000-000000000001',
  email: 'vip@liftoff.test',
  group: '1309',
  tier: 'rocket_pro',
};
/** Parameters of calls whose object every seeded platform has under a fixed name. */
const ownParams: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  joinTournament: { id: 'winter-solstice-cup' },
  addTournamentReminder: { id: 'winter-solstice-cup' },
  removeTournamentReminder: { id: 'winter-solstice-cup' },
  exchange: { type: 'freespins' },
  claimCashback: { id: 'daily-cashback' },
};
const bodies: Readonly<Record<string, () => object>> = {
  openLootbox: () => ({ client_seed: 'lucky' }),
  launchGame: () => ({ mode: 'real', locale: 'en-CA' }),
  createDeposit: () => ({ method_id: 'card', amount_cents: 5_000, currency: 'EUR' }),
  createWithdrawal: () => ({ method_id: 'card', amount_cents: 5_000, currency: 'EUR', profile_id: '4242' }),
  checkTransaction: () => ({
    type: 'transaction',
    country: 'CA',
    first_name: 'Ada',
    last_name: 'Palmer',
    email: 'demo@liftoff.test',
    device_fingerprint: randomUUID(),
    url: 'https://site.example/',
    transaction_id: randomUUID(),
    time: '2026-11-20T12:00:00Z',
    currency: 'EUR',
    amount_cents: 2_000,
    payment_system: 'card',
    custom_player_status: '',
  }),
  exchangeMoney: () => ({ exchange: { points: 1_250, group: 'cash-5', version: 1 } }),
  exchange: () => ({ points: 900, group: 'spins-20', version: 1 }),
  setBonusCode: () => ({ deposit_bonus_code: 'RELOAD25' }),
  useCoupon: () => ({ coupon_code: 'TRY-FIVE' }),
  usePromoCode: () => ({ code: 'BET-FIVE' }),
  // The day before the start of the test clock.
  claimCashback: () => ({ day: '2026-11-19' }),
  frameAct: () => ({ act_id: randomUUID(), act: { name: 'roll_back' } }),
  activateFreespins: () => ({ game: sweptGame }),
  frameBet: () => ({ id: randomUUID(), input: { engine: 'slot', stake_cents: 20 } }),
};

/** The sandbox provider whose webhooks the call receives; a placeholder for all other calls. */
export const providerOf = ({ route }: Pick<Endpoint, 'route'>): string =>
  route.includes('/webhooks/verification/') ? 'sandbox-review' : 'sandbox-card';

/** Values for path parameters and for query or body fields, by name. */
export type Named = Readonly<Record<string, string | readonly string[] | object>>;

/**
 * Makes a call as its browser would, with input that passes validation. `named` replaces individual path parameters
 * and query or body fields.
 */
export function askCall(
  call: BuiltCall,
  by: TestCaller,
  headers: Record<string, string> = {},
  named: Named = {},
): Promise<Refusing> {
  const { method, path } = splitRoute(call.route);
  const taken = new Set<string>();
  const where = path.replaceAll(/(\/?)\{(\w+)\}/g, (_, slash: string, name: string) => {
    taken.add(name);
    return `${slash === '' ? '/' : slash}${encodeURIComponent(textOf(named[name]) ?? ownParams[call.name]?.[name] ?? params[name] ?? providerOf(call))}`;
  });
  const rest = Object.entries(named).filter(([name]) => !taken.has(name));
  const query =
    call.query === undefined ? '' : `?${new URLSearchParams(rest.map(([name, of]) => [name, textOf(of) ?? '']))}`;
  if (call.file !== undefined) {
    const asked = new URLSearchParams(sampleOf(call.query ?? z.object({})) as Record<string, string>);
    return by.send(method, `${where}?${asked}`, 'no document', {
      'content-type': 'application/octet-stream',
      ...headers,
    });
  }
  if (call.body === undefined) return by.send(method, where + query, undefined, headers);
  const body = { ...(bodies[call.name]?.() ?? (sampleOf(call.body) as object)), ...Object.fromEntries(rest) };
  return by.send(method, where, body, headers);
}

const textOf = (value: Named[string] | undefined): string | null => (typeof value === 'string' ? value : null);

/** Summarises a response as its status and its refusal, or `answered` if the call was not refused. */
export const wordsOf = ({ status, body }: Refusing): string => `${status} ${body?.refusal ?? 'answered'}`;

/** Returns the summarised response to each call, by name. */
export async function answersOf(
  calls: readonly BuiltCall[],
  asks: (call: BuiltCall) => Promise<Refusing>,
): Promise<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const call of calls) words[call.name] = wordsOf(await asks(call));
  return words;
}

/** The expected result of `answersOf` if every call gets the same response. */
export const allAnswer = (calls: readonly BuiltCall[], answer: string): Record<string, string> =>
  Object.fromEntries(calls.map(({ name }) => [name, answer]));
