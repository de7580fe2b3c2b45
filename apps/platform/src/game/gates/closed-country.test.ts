import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { forgetPlayTime, openFrameOf, signInDemo } from '../../testing/play.ts';
import { usePlatform } from '../../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

const closed = { status: 451, body: { refusal: 'country_closed' } };

it("a bet in a game opened earlier is refused if the call or the browser's last known location is in a closed country [C27]", async () => {
  const player = await signInDemo(platform);
  const playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
  const from = async (country: string | null) => {
    platform.clock.advance(10_000);
    const body = { id: randomUUID(), input: { engine: 'slot', stake_cents: 20 } };
    return await platform.caller({ country }).send('POST', '/frame/api/bet', body, frame.headers);
  };
  expect(await from('US')).toMatchObject(closed);
  expect((await from(null)).status).toBe(200);
  const seenIn = (country: string | null) =>
    platform.db.query('UPDATE sessions SET seen_country = $2 WHERE player_id = $1 AND ended_at IS NULL', [
      playerId,
      country,
    ]);
  for (const country of ['US', null]) {
    await seenIn(country);
    expect(await from('CA')).toMatchObject(closed);
  }
  await seenIn('CA');
  expect((await from('CA')).status).toBe(200);
});

it('bets are refused once the page has made no call for half an hour and so no country is confirmed, until it makes a call again [C27]', async () => {
  const player = await signInDemo(platform, 'vip@liftoff.test');
  const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
  const elsewhere = platform.caller({ country: null });
  const bet = async (minutes: number) => {
    platform.clock.advance(minutes * 60_000);
    await forgetPlayTime(platform);
    const body = { id: randomUUID(), input: { engine: 'slot', stake_cents: 20 } };
    return await elsewhere.send('POST', '/frame/api/bet', body, frame.headers);
  };
  for (const minutes of [1, 14, 14]) expect((await bet(minutes)).status).toBe(200);
  expect(await bet(1)).toMatchObject(closed);
  const poll = () => player.send('GET', '/api/player', undefined, { 'x-background': '1' });
  expect((await poll()).status).toBe(200);
  for (const minutes of [0, 15, 14]) expect((await bet(minutes)).status).toBe(200);
  expect(await bet(1)).toMatchObject(closed);
});
