import { lobbyRoutes } from '@liftoff/contract/routes/lobby';
import { questRoutes } from '@liftoff/contract/routes/quest';
import { expect, it } from 'vitest';
import { ofItsShape } from './answer-shape.ts';

const route = lobbyRoutes.listCollections;
const right = [{ id: 'turbo', title: 'Turbo', games_count: 9 }];
const answer = (body: unknown, init: ResponseInit = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init);

it('a response that matches the contract is passed on completely, including unknown fields [CALL-096]', async () => {
  const given = [{ ...right[0], later: { deep: true } }];
  expect(await (await ofItsShape(route, answer(given))).json()).toEqual(given);
});

it('unknown fields are also accepted in shapes that bodies share, but hide no fault there [CALL-096] [PCALL-041]', async () => {
  const action = { id: 'a', frontend_identifier: 'a', status: 'active', start_at: 'x', end_at: 'y', type: 'action' };
  const withReward = (reward: object) => [
    { ...action, slug: 'a', title: 'A', goals: [{ rounds: 1, reward }], min_multiplier: null },
  ];
  const given = withReward({ type: 'points', points: 5, later: true });
  expect(await (await ofItsShape(questRoutes.listChallenges, answer(given))).json()).toEqual(given);
  const wrong = withReward({ type: 'points', points: 'five', later: true });
  await expect(ofItsShape(questRoutes.listChallenges, answer(wrong))).rejects.toThrow(
    /shape: 0\.goals\.0\.reward\.points invalid_type$/,
  );
});

it('a response without the optional fields of its call is accepted [CALL-096]', async () => {
  const studio = [{ id: 'a', slug: 'a', games_count: 1 }];
  expect(await (await ofItsShape(lobbyRoutes.listProviders, answer(studio))).json()).toEqual(studio);
});

it.each([
  ['no JSON', '<html>'],
  ['half of it', '[{"id":'],
  ['nothing', ''],
  ['null', null],
  ['of another type', { a: 'b' }],
  ['a list with one that is wrong', [...right, { id: 7 }]],
  ['more than four megabytes', `[${' '.repeat(4 * 1024 * 1024)}]`],
])('a successful response that is %s is rejected [B13]', async (_what, body) => {
  await expect(ofItsShape(route, answer(body))).rejects.toThrow(
    /^an answer (?:that is not of the call's shape|of more)/,
  );
});

it('an error about an invalid response states where the fault is, but never the value found there [A44]', async () => {
  const wrong = ofItsShape(route, answer([{ id: 'secret', title: 7, games_count: 'secret' }]));
  await expect(wrong).rejects.toThrow(/0\.title/);
  await expect(wrong).rejects.not.toThrow(/secret/);
});

it.each([204, 302, 404, 500])('an unsuccessful response is passed on unchanged: %i', async status => {
  const text = status === 204 ? '' : 'x';
  const given = new Response(text || null, { status, headers: { 'retry-after': '5' } });
  const { value, headers, whole } = await ofItsShape(route, given);
  expect([value, headers.get('retry-after'), whole]).toEqual([undefined, '5', text]);
});

it("an error about an invalid response lists at most three faults, whatever the response's content type", async () => {
  const wrong = [{ id: 1, title: 1, games_count: 'x' }, { id: 1 }];
  await expect(ofItsShape(route, answer(wrong))).rejects.toThrow(
    /shape: 0\.id invalid_type, 0\.title invalid_type, 0\.games_count invalid_type$/,
  );
  await expect(ofItsShape(route, answer('<html>'))).rejects.toThrow(/shape: no JSON$/);
  const typed = await ofItsShape(route, answer(right, { headers: { 'content-type': 'application/json' } }));
  expect(typed.headers.get('content-type')).toBe('application/json');
});

it('a response to an unknown call is passed on unchanged', async () => {
  const { status, value, whole } = await ofItsShape('GET /nothing', answer('anything'));
  expect([status, value, whole]).toEqual([200, undefined, 'anything']);
});
