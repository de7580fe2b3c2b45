import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { tableMoment } from '../game/table/table-clock.ts';
import { askCall, builtCalls, type BuiltCall } from '../testing/ask-call.ts';
import { applicant, picture } from '../testing/documents.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { forgetPlayTime, giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { payByCard, withdraw } from '../testing/withdraw.ts';

/* Every place of a call that names a thing of one player: by another player, and by its own. */
let owner: TestCaller;
let other: TestCaller;
let ownersFrame: OpenedFrame;
let othersFrame: OpenedFrame;

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  owner = await signInDemo(platform);
  other = await signInDemo(platform, 'vip@liftoff.test');
  await giveMoney(platform, 'vip@liftoff.test', 'EUR', 100_000);
  await forgetPlayTime(platform);
  await openFrames('rocket-x');
});

async function openFrames(game: string): Promise<void> {
  ownersFrame = await openFrameOf(platform, owner, game, 'real');
  othersFrame = await openFrameOf(platform, other, game, 'real');
}

const tenMinutesMs = 600_000;
const table = 'aurum-roulette';
const crash = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };

/** A round of the owner that is up; an earlier one is over by then. */
async function openRound(): Promise<string> {
  await endRounds();
  for (;;) {
    const bet = await ownersFrame.bet(randomUUID(), crash);
    if (bet.status !== 200) throw new Error(`No bet: ${JSON.stringify(bet.body)}`);
    // A flight that ends at its start is over at once.
    if (bet.body.state === 'open') return bet.body.id;
    platform.clock.advance(1_000);
  }
}

async function endRounds(): Promise<void> {
  platform.clock.advance(tenMinutesMs);
  const open = await platform.db.query<{ id: string }>("SELECT id FROM game_rounds WHERE state = 'open'");
  for (const { id } of open) await ownersFrame.send('GET', `/frame/api/rounds/${id}`);
}

async function endedRound(): Promise<string> {
  const id = await openRound();
  await endRounds();
  return id;
}

async function betAtTable(): Promise<string> {
  await openFrames(table);
  platform.clock.advance(tenMinutesMs);
  while (tableMoment(table, platform.clock.now()).phase !== 'betting') platform.clock.advance(100);
  const bets = [{ spot: 'red', stake_cents: 500 }];
  const bet = await ownersFrame.bet(randomUUID(), { engine: 'roulette', bets });
  if (bet.status !== 200) throw new Error(`No bet: ${JSON.stringify(bet.body)}`);
  return bet.body.id;
}

async function pendingDeposit(): Promise<string> {
  const body = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
  const begun = await owner.send<{ payment: { id: string } }>('POST', '/payments/deposits', body);
  if (begun.status !== 201) throw new Error(`No deposit: ${JSON.stringify(begun.body)}`);
  return begun.body.payment.id;
}

/** The card that the owner has paid with, in a session that has just shown its password. */
async function paidCard(): Promise<string> {
  await payByCard(platform, owner, 2_000);
  const shown = await owner.send('POST', '/api/player/reauthentication', { password: 'Liftoff-2026!' });
  if (shown.status !== 204) throw new Error(`Not reauthenticated: ${JSON.stringify(shown.body)}`);
  return '4242';
}

/** A withdrawal that waits for the operator. */
async function pendingWithdrawal(): Promise<string> {
  await paidCard();
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 1_000_000);
  const begun = await withdraw(owner, { amount_cents: 200_000 });
  if (begun.status !== 201) throw new Error(`No withdrawal: ${JSON.stringify(begun.body)}`);
  return begun.body.id;
}

async function limitOfOwner(): Promise<string> {
  const limit = { type: 'wager', period: 'month_3', currency: 'EUR', amount_cents: 99_000_000 };
  const set = await owner.send<{ id: string }>('POST', '/api/user_limits', limit);
  if (set.status !== 201) throw new Error(`No limit: ${JSON.stringify(set.body)}`);
  return set.body.id;
}

/** A document of a player with nothing verified yet; from then on that player is the owner. */
async function sentDocument(): Promise<string> {
  // Sign-ins of one moment have no order, and only the last five of them stay.
  platform.clock.advance(1_000);
  const player = await applicant(platform);
  owner = player.caller;
  await player.send('identity', await picture());
  return (await player.state()).identity.steps[0]?.document?.id ?? '';
}

/** Another session of the owner, in another browser. */
async function otherSession(): Promise<string> {
  const elsewhere = await signInDemo(platform);
  const listed = await elsewhere.send<{ id: string; current: boolean }[]>('GET', '/api/player/sessions');
  return listed.body.find(({ current }) => current)?.id ?? '';
}

type Thing = string | string[];

/** Makes a thing of the owner for a place that takes one: `call.field`. A place without one here fails below. */
const things: Readonly<Record<string, () => Promise<Thing>>> = {
  'getPayment.id': pendingDeposit,
  'listPayments.before': pendingDeposit,
  'paymentEntries.id': pendingDeposit,
  'cancelDeposit.id': pendingDeposit,
  'checkTransaction.transaction_id': pendingDeposit,
  'createDeposit.profile_id': paidCard,
  'createWithdrawal.profile_id': paidCard,
  'recallPayment.id': pendingWithdrawal,
  'removeLimit.id': limitOfOwner,
  'endSession.id': otherSession,
  'documentLink.id': sentDocument,
  'frameRound.id': openRound,
  'frameAct.id': betAtTable,
  'playerRound.id': endedRound,
  'playerRounds.before': endedRound,
  'frameRoundsShown.rounds': async () => [await endedRound()],
};
/** A thing that nobody has, of the same kind. */
const nobodys = (thing: Thing): Thing => (typeof thing === 'string' ? randomUUID() : [randomUUID()]);

const places = builtCalls.flatMap(call =>
  ['player', 'tester', 'frame'].includes(call.access)
    ? Object.entries(call.ids ?? {}).flatMap(([field, idOwner]) =>
        idOwner === 'own' ? [{ place: `${call.name}.${field}`, call, field }] : [],
      )
    : [],
);

const askAs = (call: BuiltCall, who: 'owner' | 'other', named: Record<string, Thing>) => {
  const [caller, frame] = who === 'owner' ? [owner, ownersFrame] : [other, othersFrame];
  return call.access === 'frame'
    ? askCall(call, platform.caller(), frame.headers, named)
    : askCall(call, caller, {}, named);
};

/** An answer without what differs for every request: its own id, and what was asked for. */
const bare = (answer: Awaited<ReturnType<typeof askAs>>, thing: Thing): string =>
  `${answer.status} ${JSON.stringify({ ...answer.body, request_id: null }).replaceAll(thing.toString(), 'thing')}`;

it('knows a thing for every place that names one of a player', () => {
  expect(places.map(({ place }) => place).toSorted()).toEqual(Object.keys(things).toSorted());
});

it.each(places)(
  '$place: a thing of another player does not exist, and nothing happens to it [A18]',
  async ({ place, call, field }) => {
    const thing = (await things[place]?.()) ?? '';
    const rows = () => fingerprint(platform, /^(?!outbox$|events$|event_log$|sessions$|idempotency$|jobs$)/);
    const before = await rows();
    const foreign = await askAs(call, 'other', { [field]: thing });
    const unknown = nobodys(thing);
    expect(bare(foreign, thing)).toBe(bare(await askAs(call, 'other', { [field]: unknown }), unknown));
    expect(await rows()).toEqual(before);
    const own = await askAs(call, 'owner', { [field]: thing });
    expect([200, 201, 204, 409]).toContain(own.status);
    expect(bare(own, thing)).not.toBe(bare(foreign, thing));
  },
);

/** The id of a thing as it is not written. */
const oddForms = (id: string): string[] => [
  id.toUpperCase(),
  `{${id}}`,
  id.replaceAll('-', ''),
  ` ${id}`,
  `${id}'--`,
  `${id},${randomUUID()}`,
  JSON.stringify([id]),
  '7',
  '-1',
  '1e3',
  '00000000-0000-0000-0000-000000000000',
];

it.each(places)('$place: in no form its id opens a thing of another player [A18]', async ({ place, call, field }) => {
  const thing = (await things[place]?.()) ?? '';
  const listed = typeof thing !== 'string';
  const rows = () => fingerprint(platform, /^(?!outbox$|events$|event_log$|sessions$|idempotency$|jobs$)/);
  const before = await rows();
  for (const form of oddForms(String(thing))) {
    const answer = await askAs(call, 'other', { [field]: listed ? [form] : form });
    // A list of things that are not one's own is an empty one.
    if (answer.status === 200 && listed) expect(answer.body, form).toEqual({ [field]: [] });
    else expect([404, 422], `${form}: ${bare(answer, thing)}`).toContain(answer.status);
  }
  if (listed) expect((await askAs(call, 'other', { [field]: String(thing) })).status).toBe(422);
  expect(await rows()).toEqual(before);
});

it('frameBet.id: the id of another player’s round makes a round of one’s own, and theirs stays as it is [A18] [A24]', async () => {
  const id = await openRound();
  const rows = () =>
    platform.db.query<{ owner: string }>('SELECT * FROM game_rounds WHERE id = $1 ORDER BY opened_at, owner', [id]);
  const [theirs] = await rows();
  const stake = 300;
  const answer = await othersFrame.bet(id, { ...crash, stake_cents: stake });
  expect(answer.body.stake_cents).toBe(stake);
  const now = await rows();
  expect(now).toHaveLength(2);
  expect(now.filter(({ owner: whose }) => whose === theirs?.owner)).toEqual([theirs]);
});
