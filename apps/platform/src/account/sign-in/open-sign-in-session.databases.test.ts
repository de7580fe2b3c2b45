import { expect, it, vi } from 'vitest';
import { usePlatform } from '../../testing/test-platform.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';

const platform = usePlatform({ seed: 'small' });

/**
 * Lets `after` transactions pass, then puts a throwing transaction into the same group commit as the next one. The
 * embedded database rolls that commit back and runs the work a second time.
 */
function failingNeighbour(after: number): () => number {
  const { transaction } = platform.db;
  let runs = 0;
  let left = after;
  const spy = vi.spyOn(platform.db, 'transaction');
  spy.mockImplementation((work, options) => {
    if (left > 0) {
      left -= 1;
      return transaction(work, options);
    }
    spy.mockRestore();
    const gate = Promise.withResolvers<void>();
    const before = transaction(() => gate.promise);
    const wanted = transaction(tx => {
      runs += 1;
      return work(tx);
    }, options);
    const failing = transaction(() => Promise.reject(new Error('the neighbour fails')));
    failing.catch(() => undefined);
    gate.resolve();
    return before.then(() => wanted);
  });
  return () => runs;
}

const names = (headers: Headers) => headers.getSetCookie().map(cookie => cookie.split('=', 1)[0]);

it.each([
  // The attempt is counted in a separate transaction first.
  ['signing in', 1, '/api/users/sign_in', { user: { email: 'demo@liftoff.test', password: 'Liftoff-2026!' } }],
  ['signing up', 0, '/api/users', { user: signUpForm }],
])(
  'sets no invalid cookie if a failing transaction in the same group commit makes the work run twice: %s',
  async (_how, after, path, body) => {
    const caller = platform.caller();
    const runs = failingNeighbour(after);
    const answer = await caller.send('POST', path, body);
    expect(answer.status).toBeLessThan(300);
    expect(runs()).toBe(platform.db.kind === 'embedded' ? 2 : 1);
    expect(names(answer.headers)).toEqual(['__Host-session', '__Host-device']);
    expect((await caller.send('GET', '/api/player')).body).toHaveProperty('email');
  },
);

it("a sign-in revokes the browser's previous session, and revokes nothing if there was none [A8]", async () => {
  const revoked = async () => (await platform.db.query('SELECT FROM revocations')).length;
  const caller = platform.caller({ ip: '198.51.100.77' });
  const user = { email: 'tester@liftoff.test', password: 'Liftoff-2026!' };
  const before = await revoked();
  expect((await caller.send('POST', '/api/users/sign_in', { user })).status).toBe(200);
  expect(await revoked()).toBe(before);
  expect((await caller.send('POST', '/api/users/sign_in', { user })).status).toBe(200);
  expect(await revoked()).toBe(before + 1);
});
