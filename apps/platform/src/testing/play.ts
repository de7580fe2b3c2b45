import type { FrameStart, Round } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import type { TestAnswer, TestCaller, TestPlatform } from './test-platform.ts';

/** A game opened in a frame, as in a browser. */
export interface OpenedFrame {
  readonly start: FrameStart;
  readonly sessionId: string;
  readonly headers: Record<string, string>;
  /** Places a bet, paid by the set of free spins with the id `freespins` if it is given. */
  bet(id: string, input: unknown, freespins?: string): Promise<TestAnswer<Round>>;
  /** Performs an act in a round, with a new act id unless one is given. */
  act(round: string, name: string, id?: string): Promise<TestAnswer<Round>>;
  send<Body>(method: string, path: string, body?: unknown): Promise<TestAnswer<Body>>;
}

/** Signs in as one of the demo players that every seeded platform has. */
export async function signInDemo(
  platform: Pick<TestPlatform, 'caller'>,
  email = 'demo@liftoff.test',
): Promise<TestCaller> {
  const caller = platform.caller();
  const answer = await caller.send('POST', '/api/users/sign_in', { user: { email, password: 'Liftoff-2026!' } });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(answer.body)}`);
  return caller;
}

/** Sets a player's cash through the console. */
export async function giveMoney(
  platform: Pick<TestPlatform, 'operator'>,
  email: string,
  currency: string,
  cents: number,
): Promise<void> {
  const balance = { currency, amount_cents: cents };
  const answer = await platform.operator().send('POST', `/console/api/players/${email}`, { balance });
  if (answer.status !== 200) throw new Error(`${email} got no money: ${JSON.stringify(answer.body)}`);
}

/** Resets everyone's play time, for tests that let hours pass without a reality check. */
export async function forgetPlayTime({ db }: Pick<TestPlatform, 'db'>): Promise<void> {
  await db.query('DELETE FROM reality_checks');
}

/** Returns the launch token from a frame's URL. */
export const launchToken = (url: string): string => new URL(url).searchParams.get('token') ?? '';

/** Launches a game and starts its frame. */
export async function openFrameOf(
  platform: Pick<TestPlatform, 'caller'>,
  caller: TestCaller,
  game: string,
  mode: 'real' | 'demo',
): Promise<OpenedFrame> {
  const launched = await caller.send<{ launch_url: string; game_session_id: string }>(
    'POST',
    `/api/games/${game}/launch`,
    { mode, locale: 'en-CA' },
  );
  if (launched.status !== 200) throw new Error(`${game} did not open: ${JSON.stringify(launched.body)}`);
  const frame = platform.caller();
  const token = launchToken(launched.body.launch_url);
  const started = await frame.send<{ frame_token: string; start: FrameStart }>('POST', '/frame/api/start', {
    launch_token: token,
  });
  if (started.status !== 200) throw new Error(`${game} did not start: ${JSON.stringify(started.body)}`);
  const headers = { authorization: `Bearer ${started.body.frame_token}` };
  return {
    start: started.body.start,
    sessionId: launched.body.game_session_id,
    headers,
    bet: (id, input, freespins) =>
      frame.send('POST', '/frame/api/bet', { id, input, ...(freespins === undefined ? {} : { freespins }) }, headers),
    act: (round, name, id = randomUUID()) =>
      frame.send('POST', `/frame/api/rounds/${round}/acts`, { act_id: id, act: { name } }, headers),
    send: (method, path, body) => frame.send(method, path, body, headers),
  };
}
