import { expect, it } from 'vitest';
import { RenderGate, RendersBusy, type RenderBounds } from './render-gate.ts';

const bounds: RenderBounds = {
  running: 4,
  guests: 3,
  runningPerAddress: 2,
  waiting: 3,
  waitingPerAddress: 2,
  waitMs: 5_000,
};

/** Starts renders that end when the test says so, and lists who is being rendered and who was refused. */
function openGate(of: Partial<RenderBounds> = {}, factor = 1) {
  const gate = new RenderGate(factor, { ...bounds, ...of });
  const running = new Map<string, () => void>();
  const refused: string[] = [];
  const settle = () => new Promise(done => setTimeout(done, 5));
  const ask = async (name: string, address: string, isPlayer = false) => {
    gate
      .run(address, isPlayer, () => new Promise<void>(done => running.set(name, done)))
      .catch((error: unknown) => {
        if (!(error instanceof RendersBusy)) throw error;
        refused.push(name);
      });
    await settle();
  };
  const end = async (name: string) => {
    running.get(name)?.();
    running.delete(name);
    await settle();
  };
  return { ask, end, settle, refused, running: () => [...running.keys()] };
}

it('an address renders few pages at once, and its next page begins when one ends', async () => {
  const gate = openGate();
  for (const name of ['a1', 'a2', 'a3']) await gate.ask(name, '1.1.1.1');
  expect(gate.running()).toEqual(['a1', 'a2']);
  await gate.end('a1');
  expect(gate.running()).toEqual(['a2', 'a3']);
});

it('the gate refuses an address whose queue is full, while other addresses still wait', async () => {
  const gate = openGate();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await gate.ask(name, '1.1.1.1');
  await gate.ask('b1', '2.2.2.2');
  expect([gate.running(), gate.refused]).toEqual([['a1', 'a2', 'b1'], ['a5']]);
});

it('the addresses of one IPv6 network share their places', async () => {
  const gate = openGate();
  for (const host of [1, 2, 3]) await gate.ask(`a${host}`, `2001:db8::${host}`);
  expect(gate.running()).toEqual(['a1', 'a2']);
});

it('guests leave places to players [B23]', async () => {
  const gate = openGate();
  for (const host of [1, 2, 3, 4]) await gate.ask(`guest${host}`, `1.1.1.${host}`);
  await gate.ask('player', '2.2.2.2', true);
  expect(gate.running()).toEqual(['guest1', 'guest2', 'guest3', 'player']);
});

it('a waiting player begins before guests who have waited longer [B23]', async () => {
  const gate = openGate();
  for (const host of [1, 2, 3, 4]) await gate.ask(`guest${host}`, `1.1.1.${host}`);
  for (const host of [1, 2]) await gate.ask(`player${host}`, `2.2.2.${host}`, true);
  await gate.end('guest1');
  expect(gate.running()).toEqual(['guest2', 'guest3', 'player1', 'player2']);
});

it('when the line is full, the last guest is refused in favour of a player, and another guest is refused [B23]', async () => {
  const gate = openGate({ running: 1, guests: 1 });
  for (const host of [1, 2, 3, 4, 5]) await gate.ask(`guest${host}`, `1.1.1.${host}`);
  expect(gate.refused).toEqual(['guest5']);
  await gate.ask('player', '2.2.2.2', true);
  expect(gate.refused).toEqual(['guest5', 'guest4']);
  await gate.end('guest1');
  expect(gate.running()).toEqual(['player']);
});

it('among waiting guests, the address with the fewest renders in progress begins first', async () => {
  const gate = openGate({ running: 3, guests: 3, runningPerAddress: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) await gate.ask(name, '1.1.1.1');
  await gate.ask('b1', '2.2.2.2');
  await gate.end('a1');
  expect(gate.running()).toEqual(['a2', 'a3', 'b1']);
});

it('a page that has waited too long is refused, and gives its place in the line back', async () => {
  const gate = openGate({ running: 1, guests: 1, waiting: 1, waitMs: 20 });
  await gate.ask('a1', '1.1.1.1');
  await gate.ask('b1', '2.2.2.2');
  await new Promise(done => setTimeout(done, 40));
  await gate.ask('c1', '3.3.3.3');
  await gate.end('a1');
  expect([gate.running(), gate.refused]).toEqual([['c1'], ['b1']]);
});

it('a failed render frees its place, and its caller gets the original error', async () => {
  const gate = new RenderGate(1, { ...bounds, running: 1, guests: 1 });
  const broken = new Error('broken');
  await expect(gate.run('1.1.1.1', false, () => Promise.reject(broken))).rejects.toBe(broken);
  await expect(gate.run('1.1.1.1', false, async () => 'whole')).resolves.toBe('whole');
});

it('the bounds per address are multiplied by the factor', async () => {
  const gate = openGate({}, 2);
  for (const name of ['a1', 'a2', 'a3']) await gate.ask(name, '1.1.1.1');
  expect(gate.running()).toEqual(['a1', 'a2', 'a3']);
});

it('other work gets its turn between renders that wait for nothing', async () => {
  const gate = new RenderGate(1, { ...bounds, running: 9, guests: 9, runningPerAddress: 9 });
  let turns = 0;
  const turn = () => {
    turns += 1;
    loop = setImmediate(turn);
  };
  let loop = setImmediate(turn);
  const seen = await Promise.all(Array.from({ length: 5 }, () => gate.run('1.1.1.1', false, async () => turns)));
  clearImmediate(loop);
  expect(new Set(seen).size).toBe(5);
});
