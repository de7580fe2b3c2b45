import { commitmentOf, drawWinners, listHash, ticketList } from '@liftoff/rules/lottery/draw';
import { seedHash } from '@liftoff/rules/game/fairness';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = resolve(import.meta.dirname, '../../../web/public/verify-lottery.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-lottery-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const slug = 'aphelion-draw';
const seed = 'a1'.repeat(32);
const tickets = Array.from({ length: 250 }, (_, index) => ({ number: index + 1, holder: `holder-${index % 7}` }));
const list = ticketList(tickets);
const numbers = drawWinners({ slug, seed, tickets, prizes: 12 });
const honest = {
  proof: {
    seed: seed as string | null,
    seed_hash: seedHash(seed),
    list_hash: listHash(list),
    commitment: commitmentOf(seed, list),
  },
  prizes: [{ count: 2 }, { count: 10 }],
  winners: numbers.map(number => ({ number })),
};
function verify(lottery: object, saved: readonly string[] = [], listed: object = tickets) {
  writeFileSync(join(folder, 'lottery.json'), JSON.stringify(lottery));
  writeFileSync(join(folder, 'tickets.json'), JSON.stringify(listed));
  const { status, stdout } = spawnSync('python3', [script, folder, slug, ...saved], { encoding: 'utf8' });
  return { status, said: stdout.trim() };
}

it.skipIf(!hasPython)('the open script confirms a draw that is as committed [PX-69]', () => {
  expect(verify(honest)).toEqual({ status: 0, said: 'As committed: 250 tickets, 12 winners.' });
  expect(verify(honest, [honest.proof.commitment]).status).toBe(0);
});

it.skipIf(!hasPython)('the open script names every value that does not hold [PX-69]', () => {
  const swapped = { ...honest, winners: honest.winners.toReversed() };
  expect(verify(swapped)).toEqual({ status: 1, said: 'Does not hold: winners' });
  expect(verify(honest, ['00'])).toEqual({ status: 1, said: 'Does not hold: saved commitment' });
  const other = { ...honest, proof: { ...honest.proof, seed: 'b2'.repeat(32) } };
  expect(verify(other).said).toBe(['seed', 'commitment', 'winners'].map(name => `Does not hold: ${name}`).join('\n'));
  expect(verify(honest, [], tickets.slice(1)).said).toContain('Does not hold: list');
});

it.skipIf(!hasPython)('the open script checks nothing before the draw [PX-69]', () => {
  const before = { ...honest, proof: { ...honest.proof, seed: null } };
  expect(verify(before)).toEqual({ status: 2, said: 'Nothing was checked: the lottery is not drawn yet.' });
});
