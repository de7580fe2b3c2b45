import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answersOf,
  allAnswer,
  askCall,
  builtCalls,
  sweptGame,
  wordsOf,
  type BuiltCall,
} from '../../testing/ask-call.ts';
import { openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { testConsoleToken } from '../../testing/test-config.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { rateLimits } from './rate-limits.ts';

/* Tests all calls with production rate limits, after the first call of each rate class has used it up. */
let player: TestCaller;
let frame: OpenedFrame;
const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1' } });
beforeAll(async () => {
  player = await signInDemo(platform);
  frame = await openFrameOf(platform, player, sweptGame, 'real');
});
// Refills the limits used by opening the game.
beforeEach(() => platform.clock.advance(60_000));

/** Groups calls that share a counter: the same rate class, counted by player or by address. */
const groups = Map.groupBy(builtCalls, ({ rate, access }) => {
  const byAddress = rateLimits[rate].by === 'address' || !['player', 'frame'].includes(access);
  return `${rate} by ${byAddress ? 'address' : 'player'}`;
});

let asked = 0;
/** Uses a new email address each time, because repeats for one address are refused before the class is used up. */
const fresh: Readonly<Record<string, () => object>> = {
  checkEmail: () => ({ email: `nobody-${(asked += 1)}@example.com` }),
  askPasswordRestore: () => ({ user: { email: `nobody-${(asked += 1)}@example.com` } }),
  resendConfirmation: () => ({ user: { email: `nobody-${(asked += 1)}@example.com` } }),
  signIn: () => ({ user: { email: `nobody-${(asked += 1)}@example.com`, password: 'not the right one' } }),
};

/** The signed-in player, calling from another IP address. */
function playerAt(ip: string): TestCaller {
  const caller = platform.caller({ ip });
  for (const [name, value] of player.cookies) caller.cookies.set(name, value);
  return caller;
}

const asking = (ip: string) => (call: BuiltCall) => {
  if (call.access === 'frame') return askCall(call, platform.caller({ ip }), frame.headers);
  if (call.access === 'player') return askCall(call, rateLimits[call.rate].by === 'address' ? playerAt(ip) : player);
  const caller = platform.caller({ ip });
  const headers = call.access === 'operator' ? { 'x-console-token': testConsoleToken } : {};
  return askCall(call, caller, headers, { ...fresh[call.name]?.() });
};

it.each([...groups])(
  '%s: once one call of this class has used up the limit, no other call of the class succeeds',
  async (name, calls) => {
    const ask = asking(`198.51.100.${[...groups.keys()].indexOf(name) + 1}`);
    const [first, ...others] = calls;
    if (first === undefined) throw new Error('A class without a call');
    const classMost = Math.min(...rateLimits[first.rate].thresholds.map(({ calls: most }) => most));
    const most = Math.min(classMost, ...rateLimits.request.thresholds.map(({ calls: requests }) => requests));
    let answered = 0;
    while (answered <= most && wordsOf(await ask(first)) !== '429 rate_limited') answered += 1;
    expect(answered).toBe(most);
    expect(await answersOf(others, ask)).toEqual(allAnswer(others, '429 rate_limited'));
  },
);
