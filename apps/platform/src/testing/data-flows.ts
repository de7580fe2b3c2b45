import { randomUUID } from 'node:crypto';
import type { Flow } from './record-locks.ts';
import { signUpForm } from './sign-up-form.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';

const dayMs = 86_400_000;

/** The flows that handle a player's data, each with a new player. */
export function dataFlows(platform: () => TestPlatform, pass: (ms?: number) => Promise<void>): Flow[] {
  const newPlayer = async (): Promise<TestCaller> => {
    const caller = platform().caller({ ip: '198.20.0.78' });
    const user = { ...signUpForm, email: `${randomUUID()}@example.com` };
    const made = await caller.send('POST', '/api/users', { user });
    if (made.status !== 201) throw new Error(`No player: ${JSON.stringify(made.body)}`);
    return caller;
  };
  return [
    {
      name: 'an account that its player closes',
      locks: [['player', 'game session', 'site session', 'audit trail']],
      run: async () => {
        const leaving = await newPlayer();
        return () => leaving.send('POST', '/api/player/closure');
      },
    },
    {
      name: 'an account that is erased',
      locks: [['account closure', 'player', 'game session', 'round', 'tournament entry', 'payment', 'audit trail']],
      run: async () => {
        await (await newPlayer()).send('POST', '/api/player/closure');
        return () => pass(dayMs);
      },
    },
    {
      name: 'a copy of the data of a player',
      locks: [['player', 'audit trail'], ['player']],
      run: async () => {
        const asking = await newPlayer();
        return async () => {
          await asking.send('POST', '/api/player/data/export');
          await pass();
        };
      },
    },
  ];
}
