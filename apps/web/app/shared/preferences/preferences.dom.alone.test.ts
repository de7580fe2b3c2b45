import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';

let logged: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.resetModules();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Imports the module as a newly opened page would. */
const page = () => import('./preferences.ts');
const lines = () => logged.mock.calls.map(([line]) => (JSON.parse(String(line)) as { what: string }).what);

const local = { recentSearches: [], deviceCode: '', gameSound: true, flags: {}, announcedPayment: '' } as const;
const session = { timerPlayer: 0, timerStart: 0, chatOffered: false } as const;

/** Values that the site has never written for any key. */
const broken = [
  '',
  ' ',
  'undefined',
  '{',
  '[',
  '"',
  '[1,',
  'NaN',
  '\u0000',
  '<html>',
  'null',
  '[[]]',
  '[null]',
  '[1]',
].concat(['{"a":1}', '{"a":"b"}', '{"a":null}', '[{"a":true}]', '1e999', '-1e999', "{'a':true}", '{"a":{"b":true}}']);
/** JSON values that are valid for some keys and invalid for others. */
const shapes = ['""', '"text"', '0', '-1', '1.5', 'true', 'false', '[]', '["a"]', '["a",1]', '{}', '{"a":true}'];
const older = ['{"v":1,"value":"x"}', '{"state":{"x":[]}}', '"[]"', '"true"', '[true]', '{"a":[true]}'];
const values = [...broken, ...shapes, ...older];
const isRight: Record<'object' | 'string' | 'boolean' | 'number' | 'texts', (text: string) => boolean> = {
  texts: text => ['[]', '["a"]'].includes(text),
  object: text => ['{}', '{"a":true}'].includes(text),
  string: text => ['""', '"text"', '"[]"', '"true"'].includes(text),
  boolean: text => ['true', 'false'].includes(text),
  number: text => ['0', '-1', '1.5'].includes(text),
};
const shapeOf = (fallback: unknown) => (Array.isArray(fallback) ? 'texts' : (typeof fallback as 'object'));

it(`each key accepts the valid ones among ${values.length} stored values; any other value resets only that key to its default, with one logged line [B14]`, async () => {
  const own = [
    ...Object.entries(local).map(([name, fallback]) => ({ name, fallback, of: localStorage, isLocal: true })),
    ...Object.entries(session).map(([name, fallback]) => ({ name, fallback, of: sessionStorage, isLocal: false })),
  ];
  expect(values.length).toBeGreaterThanOrEqual(40);
  for (const { name, fallback, of, isLocal } of own) {
    for (const text of values) {
      vi.resetModules();
      logged.mockClear();
      localStorage.setItem('liftoff.other', 'kept');
      of.setItem(`liftoff.${name}`, text);
      const { readPreference, readSessionPreference } = await page();
      const read = () => (isLocal ? readPreference(name as 'flags') : readSessionPreference(name as 'timerStart'));
      const right = isRight[shapeOf(fallback)](text);
      const found = [read(), read()];
      const expected: unknown = right ? JSON.parse(text) : fallback;
      expect(found, `${name}: ${text}`).toEqual([expected, expected]);
      expect(of.getItem(`liftoff.${name}`), `${name}: ${text}`).toBe(right ? text : null);
      expect(lines(), `${name}: ${text}`).toEqual(right ? [] : [`kept ${name}`]);
      expect(localStorage.getItem('liftoff.other')).toBe('kept');
    }
  }
});

const closed = () => {
  throw new DOMException('closed', 'SecurityError');
};
it.each(['localStorage', 'sessionStorage'] as const)(
  'if %s is blocked, every key has its default and is logged once [B14]',
  async name => {
    vi.spyOn(window, name, 'get').mockImplementation(closed);
    const { keepPreference, keepSessionPreference, readPreference, readSessionPreference } = await page();
    const isLocal = name === 'localStorage';
    for (let time = 0; time < 2; time += 1) {
      if (isLocal) keepPreference('gameSound', false);
      else keepSessionPreference('timerStart', 5);
      expect(isLocal ? readPreference('gameSound') : readSessionPreference('timerStart')).toBe(isLocal ? true : 0);
    }
    expect(lines()).toEqual([isLocal ? 'kept gameSound' : 'kept timerStart']);
  },
);

it('keeps the previous value and logs one line if the storage is full [B14]', async () => {
  const { keepPreference, readPreference } = await page();
  keepPreference('deviceCode', 'before');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepPreference('deviceCode', 'after');
  keepPreference('deviceCode', 'later');
  expect(readPreference('deviceCode')).toBe('before');
  expect(lines()).toEqual(['kept deviceCode']);
});
