import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { beforeEach, expect, it } from 'vitest';
import { signInDemo } from '../../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../../testing/test-platform.ts';
import { deliverer } from './sandbox-events.ts';
import { decideCard, holdCardPayment } from '../sandbox-card/card-book.ts';
import { isSigned, signatureHeader } from '../../../http/signature.ts';

let player: TestCaller;
const platform = usePlatform({ seed: 'small' });

const sender = () => ({ id: 'sandbox-card', secret: platform.config.secret('webhook:sandbox-card') });

interface Sent {
  readonly path: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}
let sent: Sent[];
/** The status codes or errors that the platform returns, in order; the last one repeats. */
let answers: (number | Error)[];
let deliver: () => Promise<void>;
beforeEach(async () => {
  player = await signInDemo(platform);
  sent = [];
  answers = [200];
  deliver = deliverer(platform, sender(), async (path, body, headers) => {
    sent.push({ path, body, headers });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer ?? 0;
  });
});

/** Begins a deposit and lets its provider decide it without sending the webhook. */
async function decided(): Promise<string> {
  const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  const { id } = (await player.send<{ payment: Payment }>('POST', '/payments/deposits', body)).body.payment;
  await platform.db.transaction(async tx => {
    const card = await holdCardPayment(tx, id);
    if (card === null) throw new Error('no such payment');
    await decideCard(tx, platform, card, 'declined', null, () => undefined);
  });
  return id;
}
async function after(ms: number): Promise<number> {
  platform.clock.advance(ms);
  const before = sent.length;
  await deliver();
  return sent.length - before;
}

it("a webhook is signed, reports the provider's decision, and is not sent again once it was received [A27] [B17]", async () => {
  const id = await decided();
  await deliver();
  const [first] = sent;
  const [row] = await platform.db.query<{ event_id: string; player_id: bigint }>(
    'SELECT event_id, player_id FROM sandbox_events JOIN payments p ON p.id = payment_id WHERE payment_id = $1',
    [id],
  );
  expect(first?.path).toBe('/webhooks/payments/sandbox-card');
  expect(JSON.parse(first?.body ?? '')).toEqual({
    event_id: row?.event_id,
    payment_id: id,
    state: 'declined',
    amount_cents: 5_000,
    currency: 'EUR',
    account: `player-${row?.player_id}`,
  });
  expect(first?.headers['content-type']).toBe('application/json');
  const secret = platform.config.secret('webhook:sandbox-card');
  expect(isSigned(secret, first?.headers[signatureHeader], first?.body ?? '', platform.clock.now())).toBe(true);
  expect(await after(86_400_000)).toBe(0);
});

it.each([[500], [302], [199], [300], [new Error('nobody there')]])(
  'a webhook that gets the response %s is sent again, with a delay that doubles each time up to one hour [B17]',
  async answer => {
    await decided();
    answers = [answer];
    await deliver();
    expect(sent).toHaveLength(1);
    for (const waitMs of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      expect(await after(waitMs - 1)).toBe(0);
      expect(await after(1)).toBe(1);
    }
    await platform.db.query('UPDATE sandbox_events SET attempts = 30 WHERE delivered_at IS NULL');
    expect(await after(32_000)).toBe(1);
    expect(await after(3_599_999)).toBe(0);
    answers = [299];
    expect(await after(1)).toBe(1);
    expect(await after(86_400_000)).toBe(0);
  },
);

it('several webhooks are sent in order, and one that fails does not delay the others', async () => {
  const ids = [await decided(), await decided(), await decided()];
  answers = [200, 500, 200];
  await deliver();
  const reported = sent.map(({ body }) => (JSON.parse(body) as { payment_id: string }).payment_id);
  expect(reported).toEqual(ids);
  answers = [200];
  expect(await after(1_000)).toBe(1);
});

it('an event recorded during a delivery is sent in the same run, and no event is sent twice', async () => {
  await decided();
  const ids: string[] = [];
  const wakes: Promise<void>[] = [];
  const once = deliverer(platform, sender(), async (_path, body) => {
    ids.push((JSON.parse(body) as { payment_id: string }).payment_id);
    if (ids.length === 1) {
      await decided();
      wakes.push(once());
    }
    return 200;
  });
  await once();
  await Promise.all(wakes);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});

it('the migration to one event table for all providers keeps unsent webhooks and scheduled status queries', async () => {
  const id = await decided();
  const migrations = join(import.meta.dirname, '../../../database/migrations');
  const before = /CREATE TABLE sandbox_card_events[^;]*;/.exec(
    readFileSync(join(migrations, '007-cashbox.sql'), 'utf8'),
  );
  const columns = 'event_id, payment_id, state, attempts, next_at, delivered_at';
  const kept = () => platform.db.query(`SELECT ${columns} FROM sandbox_events ORDER BY id`);
  const events = await kept();
  expect(events).toContainEqual(expect.objectContaining({ payment_id: id, delivered_at: null }));
  await platform.db.query(before?.[0] ?? '');
  await platform.db.query(
    `INSERT INTO sandbox_card_events (${columns}) SELECT ${columns} FROM sandbox_events ORDER BY id`,
  );
  await platform.db.query('DROP TABLE sandbox_events');
  const questions = () =>
    platform.db.query(`SELECT name, at, payload FROM jobs WHERE name LIKE 'cashbox:%' ORDER BY id`);
  const asked = await questions();
  expect(asked).toContainEqual(expect.objectContaining({ name: 'cashbox:ask-provider:sandbox-card' }));
  await platform.db.query(`UPDATE jobs SET name = 'cashbox:ask-provider' WHERE name LIKE 'cashbox:%'`);
  await platform.db.query(readFileSync(join(migrations, '038-sandbox-events.sql'), 'utf8'));
  for (const later of ['097-confirmations', '110-payment-marks']) {
    const text = readFileSync(join(migrations, `${later}.sql`), 'utf8');
    await platform.db.query(/ALTER TABLE sandbox_events[^;]*;/.exec(text)?.[0] ?? '');
  }
  expect(await kept()).toEqual(events);
  expect(await questions()).toEqual(asked);
  await deliver();
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toMatchObject({ payment_id: id, amount_cents: 5_000, currency: 'EUR' });
});
