import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';

const folder = mkdtempSync(join(tmpdir(), 'survey-'));
const write = (config: object) => writeFileSync(join(folder, 'survey-config.json'), JSON.stringify(config));
let platform: TestPlatform;
beforeAll(async () => {
  write({ survey_id: 'autumn', survey_collector_id: 'web', is_enable_widget: true });
  platform = await testPlatform({ seed: 'none', env: { FE_CONFIG_DIR: folder } });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

let callers = 0;
/** Uses a new IP address for each answer. */
const answer = (body: object, survey = 'autumn', key?: string) =>
  platform
    .caller({ country: 'CA', ip: `192.0.2.${++callers}` })
    .send('POST', `/api/surveys/${survey}/answers`, body, key === undefined ? {} : { 'idempotency-key': key });
const kept = async (survey = 'autumn') =>
  (await platform.operator().send('GET', `/console/api/surveys/${survey}/answers`)).body;

it('stores an answer to the active survey once per attempt, without its author, and lists it in the console [CALL-002]', async () => {
  expect(
    (await answer({ score: 4, comment: 'Show the time it takes.' }, 'autumn', 'one-try-of-this-answer')).status,
  ).toBe(204);
  expect(
    (await answer({ score: 4, comment: 'Show the time it takes.' }, 'autumn', 'one-try-of-this-answer')).status,
  ).toBe(204);
  platform.clock.advance(1_000);
  expect((await answer({ score: 2, comment: '' })).status).toBe(204);
  expect(await kept()).toEqual({
    scores: [0, 1, 0, 1, 0],
    answers: [
      { collector: 'web', score: 2, comment: '', answered_at: expect.any(String) },
      { collector: 'web', score: 4, comment: 'Show the time it takes.', answered_at: expect.any(String) },
    ],
  });
  const columns = await platform.db.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'survey_answers' AND table_schema = current_schema()`,
  );
  expect(columns.map(({ name }) => name).toSorted()).toEqual([
    'answered_at',
    'collector',
    'comment',
    'id',
    'score',
    'survey',
    'try_hash',
  ]);
});

it.each([
  ['another survey', { score: 3, comment: '' }, 'winter', 404],
  ['a score out of range', { score: 6, comment: '' }, 'autumn', 422],
  ['half a score', { score: 2.5, comment: '' }, 'autumn', 422],
  ['a comment without end', { score: 2, comment: 'x'.repeat(501) }, 'autumn', 422],
  ['who they are', { score: 2, comment: '', player_id: 7 }, 'autumn', 422],
])('does not accept a survey answer with %s', async (_what, body, survey, status) => {
  const before = await kept(survey);
  expect((await answer(body, survey)).status).toBe(status);
  expect(await kept(survey)).toEqual(before);
});

it.each([
  ['switched off', { survey_id: 'autumn', survey_collector_id: 'web', is_enable_widget: false }],
  ['without its collector', { survey_id: 'autumn', survey_collector_id: '', is_enable_widget: true }],
])('a survey %s accepts no answers [PSURVEY-001] [PSURVEY-002]', async (_what, config) => {
  write(config);
  const other = await testPlatform({ seed: 'none', env: { FE_CONFIG_DIR: folder } });
  const refused = await other
    .caller({ country: 'CA' })
    .send('POST', '/api/surveys/autumn/answers', { score: 3, comment: '' });
  expect(refused.status).toBe(404);
  await other.close();
});

it.each([
  ['a number', 514_233_097, '514233097'],
  ['other signs than letters and digits', 'autumn/2026.a=', 'autumn/2026.a='],
])(
  'a survey whose id is %s accepts answers under that id, escaped in the URL [PSURVEY-002]',
  async (_what, id, name) => {
    write({ survey_id: id, survey_collector_id: 7, is_enable_widget: true });
    const other = await testPlatform({ seed: 'none', env: { FE_CONFIG_DIR: folder } });
    const path = `surveys/${encodeURIComponent(name)}/answers`;
    const taken = await other.caller({ country: 'CA' }).send('POST', `/api/${path}`, { score: 3, comment: '' });
    expect(taken.status).toBe(204);
    const { body } = await other.operator().send('GET', `/console/api/${path}`);
    expect(body).toMatchObject({ scores: [0, 0, 1, 0, 0], answers: [{ collector: '7' }] });
    await other.close();
  },
);
