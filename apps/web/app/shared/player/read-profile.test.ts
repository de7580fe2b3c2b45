import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { onSessionLost, renewSession } from '../calls/session-lost.ts';
import { readOwnProfile, readProfile } from './read-profile.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Answers the calls one after the other, and tells whether the end of a session was told of. */
function answering(...answers: unknown[]) {
  const lost = vi.fn<() => void>();
  onTestFinished(onSessionLost(lost));
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  return lost;
}
const ada = { id: 7, email: 'ada@liftoff.test' };

it('a profile without an id says that the session of a player’s page is over, and who they were is cleared [STATE-002]', async () => {
  const lost = answering({});
  await expect(readOwnProfile(7)).rejects.toThrow('without the id');
  expect(lost).toHaveBeenCalledTimes(1);
});

it('the profile of another player says that the session of this page’s player is over: none of theirs is shown [A10]', async () => {
  const lost = answering({ ...ada, id: 8 });
  await expect(readOwnProfile(7)).rejects.toThrow('without the id');
  expect(lost).toHaveBeenCalledTimes(1);
});

it('the answer of a session that this page has renewed meanwhile is none: the profile is asked for again [STATE-002]', async () => {
  const lost = answering({}, ada);
  const asked = readOwnProfile(7);
  await renewSession(async () => new Response(null, { status: 204 }));
  expect(await asked).toEqual(ada);
  expect(lost).not.toHaveBeenCalled();
});

it('a guest’s profile is none, and nobody’s session has ended [STATE-001]', async () => {
  const lost = answering({}, ada);
  expect([await readProfile(), await readProfile()]).toEqual([null, ada]);
  expect(lost).not.toHaveBeenCalled();
});

it.each([[null], ['text'], [[]], [[ada]], [{ a: 'b' }], [{ id: '7' }]])(
  'an answer that is %j is no profile, and says nothing of the session [B13]',
  async answer => {
    const lost = answering(answer);
    await expect(readOwnProfile(7)).rejects.toThrow();
    expect(lost).not.toHaveBeenCalled();
  },
);
