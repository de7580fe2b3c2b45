import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { tableMoment } from '../game/table/table-clock.ts';
import { boxReward } from '../lootbox/issue-box.ts';
import { askCall, builtCalls, type BuiltCall } from '../testing/ask-call.ts';
import { issueBonus } from '../testing/bonus.ts';
import { pointsSegment, setTable } from '../testing/boxes.ts';
import { applicant, picture } from '../testing/documents.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { forgetPlayTime, giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { giveSpins, issueTestSpins, spinGame } from '../testing/spins.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { payByCard, withdraw } from '../testing/withdraw.ts';

/* Tries every call field that takes the id of a player's object, both as another player and as its owner. */
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

/** Opens a crash-game round that is still in flight, after ending all earlier ones. */
async function openRound(): Promise<string> {
  await endRounds();
  for (;;) {
    const bet = await ownersFrame.bet(randomUUID(), crash);
    if (bet.status !== 200) throw new Error(`No bet: ${JSON.stringify(bet.body)}`);
    // A flight can crash at the start; such a round is already settled.
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

/**
 * Makes the owner pay with a card and re-enter the password in the current session. Returns the card's profile id.
 */
async function paidCard(): Promise<string> {
  await payByCard(platform, owner, 2_000);
  const shown = await owner.send('POST', '/api/player/reauthentication', { password: 'Liftoff-2026!' });
  if (shown.status !== 204) throw new Error(`Not reauthenticated: ${JSON.stringify(shown.body)}`);
  return '4242';
}

/** Creates a withdrawal that waits for the operator's decision. */
async function pendingWithdrawal(): Promise<string> {
  await paidCard();
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 1_000_000);
  const begun = await withdraw(owner, { amount_cents: 200_000 });
  if (begun.status !== 201) throw new Error(`No withdrawal: ${JSON.stringify(begun.body)}`);
  return begun.body.id;
}

async function unopenedBox(): Promise<string> {
  await setTable(platform, [pointsSegment('a', 1)]);
  const { id: playerId } = (await owner.send<{ id: number }>('GET', '/api/player')).body;
  const gift = { playerId, reward: { type: 'box', group_key: 'wheel' }, cause: randomUUID() } as const;
  await platform.db.transaction(tx => boxReward(platform.deps)(tx, gift));
  const [row] = await platform.db.query<{ id: string }>('SELECT id FROM lootboxes WHERE cause = $1', [gift.cause]);
  return row?.id ?? '';
}

async function limitOfOwner(): Promise<string> {
  const limit = { type: 'wager', period: 'month_3', currency: 'EUR', amount_cents: 99_000_000 };
  const set = await owner.send<{ id: string }>('POST', '/api/user_limits', limit);
  if (set.status !== 201) throw new Error(`No limit: ${JSON.stringify(set.body)}`);
  return set.body.id;
}

/**
 * Uploads a document as a player without any verification. That player becomes the owner for the rest of the test.
 */
async function sentDocument(): Promise<string> {
  // Sign-ins at the same instant have no defined order, and only the last five remain.
  platform.clock.advance(1_000);
  const player = await applicant(platform);
  owner = player.caller;
  await player.send('identity', await picture());
  return (await player.state()).identity.steps[0]?.document?.id ?? '';
}

/** Signs the owner in with another browser and returns that session's id. */
async function otherSession(): Promise<string> {
  const elsewhere = await signInDemo(platform);
  const listed = await elsewhere.send<{ id: string; current: boolean }[]>('GET', '/api/player/sessions');
  return listed.body.find(({ current }) => current)?.id ?? '';
}

const idOfOwner = async () => (await owner.send<{ id: number }>('GET', '/api/player')).body.id;
const issuedBonus = async () => String(await issueBonus(platform, await idOfOwner(), { amount: 1_000n }));
const issuedSpins = async () => String(await issueTestSpins(platform, await idOfOwner()));

/** Activates free spins of the owner, and opens their game for both players. */
async function playedSpins(): Promise<string> {
  await openFrames(spinGame);
  platform.clock.advance(tenMinutesMs);
  // The first bet of a player can open accounts of the operator.
  await othersFrame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
  platform.clock.advance(tenMinutesMs);
  return String(await giveSpins(platform, await idOfOwner()));
}

type Thing = string | string[];

/** Creates an object of the owner for each field `call.field`. A field that is missing here fails a test below. */
const things: Readonly<Record<string, () => Promise<Thing>>> = {
  'openLootbox.id': unopenedBox,
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
  'frameBet.freespins': playedSpins,
  'bonusHistory.id': issuedBonus,
  'activateBonus.id': issuedBonus,
  'cancelBonus.id': issuedBonus,
  'activateFreespins.id': issuedSpins,
  'cancelFreespins.id': issuedSpins,
  'playerRound.id': endedRound,
  'playerRounds.before': endedRound,
  'frameRoundsShown.rounds': async () => [await endedRound()],
};
/** An id of the same form that belongs to nobody. */
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

/** An answer without the parts that differ per request: the request id and the requested object's id. */
const bare = (answer: Awaited<ReturnType<typeof askAs>>, thing: Thing): string =>
  `${answer.status} ${JSON.stringify({ ...answer.body, request_id: null }).replaceAll(thing.toString(), 'thing')}`;

it('the test covers every call field that takes the id of an object that a player owns', () => {
  expect(places.map(({ place }) => place).toSorted()).toEqual(Object.keys(things).toSorted());
});

it.each(places)(
  "$place treats another player's object as nonexistent and does not change it [A18]",
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

/** Variants of an id that differ from its canonical form. */
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

it.each(places)(
  "$place gives no access to another player's object by a variant of its id [A18]",
  async ({ place, call, field }) => {
    const thing = (await things[place]?.()) ?? '';
    const listed = typeof thing !== 'string';
    const rows = () => fingerprint(platform, /^(?!outbox$|events$|event_log$|sessions$|idempotency$|jobs$)/);
    const before = await rows();
    for (const form of oddForms(String(thing))) {
      const answer = await askAs(call, 'other', { [field]: listed ? [form] : form });
      // A list that contains only other players' objects returns an empty list.
      if (answer.status === 200 && listed) expect(answer.body, form).toEqual({ [field]: [] });
      else expect([404, 422], `${form}: ${bare(answer, thing)}`).toContain(answer.status);
    }
    if (listed) expect((await askAs(call, 'other', { [field]: String(thing) })).status).toBe(422);
    expect(await rows()).toEqual(before);
  },
);

it("a bet with the id of another player's round opens a separate round and leaves the other unchanged [A18] [A24]", async () => {
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
