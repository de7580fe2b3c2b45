import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownLimits, type OwnLimits } from '../testing/own-limits.ts';
import { openFrameOf } from '../testing/play.ts';
import { listenFor, openSocket } from '../testing/sockets.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

/** Tests of the limit on the length of a session. */
const minuteMs = 60_000;

let own: OwnLimits;
let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  own = ownLimits(platform);
});
beforeEach(async () => {
  player = await own.begin();
});

/** How long a player waits after a session limit has ended a visit. */
const pauseMs = 30 * minuteMs;
const limitTo = (minutes: number) => own.set({ type: 'session', period: 'day', minutes });
const isIn = async (caller = player) => 'id' in (await caller.send<object>('GET', '/api/player')).body;

describe('a session limit', () => {
  it('a session limit ends the session at the exact moment, after which no further bet is accepted [C10]', async () => {
    await limitTo(20);
    const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    platform.clock.advance(20 * minuteMs - 1);
    expect(await isIn()).toBe(true);
    expect((await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).status).toBe(200);
    platform.clock.advance(1);
    expect(await isIn()).toBe(false);
    expect((await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).status).toBe(401);
  });

  it('a session limit lets an open round end: the round is settled, and its player can see it [C10] [B27]', async () => {
    await limitTo(20);
    const frame = await openFrameOf(platform, player, 'rocket-x', 'real');
    platform.clock.advance(20 * minuteMs - 100);
    const id = randomUUID();
    const input = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
    expect((await frame.bet(id, input)).status).toBe(200);
    platform.clock.advance(10 * minuteMs);
    expect((await frame.send<{ state: string }>('GET', `/frame/api/rounds/${id}`)).body.state).not.toBe('open');
  });

  it('a session limit closes the sockets of the session within a second [C10]', async () => {
    platform.open.outbox.start();
    await limitTo(20);
    const sockets = await listenFor(platform.open.hub);
    const settings = await player.send<{ realtime: { token: string; user: string } }>('GET', '/api/player/settings');
    const { token, user } = settings.body.realtime;
    const socket = await openSocket(sockets.url, token, [`balance#${user}`]);
    platform.clock.advance(20 * minuteMs);
    await platform.jobs.runDue();
    expect(await socket.closed).toBe(3503);
    await sockets.close();
  });

  it('a session limit applies to the session in which it is set, then to the next one from its beginning, and no longer once it is removed [C10]', async () => {
    platform.clock.advance(10 * minuteMs);
    await limitTo(15);
    platform.clock.advance(5 * minuteMs);
    expect(await isIn()).toBe(false);
    platform.clock.advance(pauseMs);
    player = await own.signIn();
    platform.clock.advance(15 * minuteMs - 1);
    expect(await isIn()).toBe(true);
    platform.clock.advance(1);
    expect(await isIn()).toBe(false);
    platform.clock.advance(pauseMs);
    player = await own.signIn();
    await own.remove((await own.only()).id);
    platform.clock.advance(24 * 60 * minuteMs);
    await own.confirm(await own.mailed());
    player = await own.signIn();
    platform.clock.advance(20 * minuteMs);
    expect(await isIn()).toBe(true);
  });

  describe('that has just ended a visit', () => {
    const signIn = () => {
      const user = { email: 'demo@liftoff.test', password: 'Liftoff-2026!' };
      return platform.caller().send('POST', '/api/users/sign_in', { user });
    };
    const visitMails = async () => (await own.mails()).filter(text => text.includes('reached the session limit'));

    it('is not restarted by signing in again: sign-in is refused for half an hour, with its time [C10]', async () => {
      await limitTo(20);
      platform.clock.advance(20 * minuteMs - 1);
      expect(await isIn()).toBe(true);
      platform.clock.advance(1);
      const until = new Date(platform.clock.now().getTime() + pauseMs).toISOString();
      const refused = { status: 403, body: { refusal: 'session_limit', until } };
      expect(await signIn()).toMatchObject(refused);
      await platform.jobs.runDue();
      platform.clock.advance(pauseMs - 1);
      expect(await signIn()).toMatchObject(refused);
      platform.clock.advance(1);
      expect((await signIn()).status).toBe(200);
    });

    it('does not keep out a player who had left earlier [C10]', async () => {
      await limitTo(20);
      await player.send('DELETE', '/api/users/sign_out');
      platform.clock.advance(20 * minuteMs);
      expect((await signIn()).status).toBe(200);
    });

    it('is not restarted by signing out before it is used up and signing in again: the time counts on [C10]', async () => {
      await limitTo(20);
      platform.clock.advance(15 * minuteMs);
      expect(await isIn()).toBe(true);
      await player.send('DELETE', '/api/users/sign_out');
      platform.clock.advance(10 * minuteMs);
      player = await own.signIn();
      const stats = await player.send<{ visit_started_at: string }>('GET', '/api/player/stats?time_zone=UTC');
      const counted = platform.clock.now().getTime() - 15 * minuteMs;
      expect(stats.body.visit_started_at).toBe(new Date(counted).toISOString());
      platform.clock.advance(5 * minuteMs - 1);
      expect(await isIn()).toBe(true);
      platform.clock.advance(1);
      expect(await isIn()).toBe(false);
      expect(await signIn()).toMatchObject({ status: 403, body: { refusal: 'session_limit' } });
      await platform.jobs.runDue();
      expect(await visitMails()).toEqual([expect.stringContaining('20 minutes')]);
    });

    it('counts on for a player who signs in on a second device [C10]', async () => {
      await limitTo(20);
      platform.clock.advance(15 * minuteMs);
      expect(await isIn()).toBe(true);
      player = await own.signIn();
      platform.clock.advance(5 * minuteMs);
      expect(await isIn()).toBe(false);
    });

    it('begins anew for a player who was away for half an hour [C10]', async () => {
      await limitTo(20);
      platform.clock.advance(15 * minuteMs);
      await player.send('DELETE', '/api/users/sign_out');
      platform.clock.advance(pauseMs);
      player = await own.signIn();
      platform.clock.advance(20 * minuteMs - 1);
      expect(await isIn()).toBe(true);
    });

    it('is reported to the player by email, once [C10]', async () => {
      await limitTo(20);
      platform.clock.advance(20 * minuteMs);
      await platform.jobs.runDue();
      await platform.jobs.runDue();
      expect(await visitMails()).toEqual([expect.stringContaining('20 minutes')]);
    });

    it('sends no email about a session that ended earlier because nobody used it', async () => {
      await limitTo(60);
      platform.clock.advance(60 * minuteMs);
      await platform.jobs.runDue();
      expect(await visitMails()).toEqual([]);
      expect((await signIn()).status).toBe(200);
    });
  });
});
