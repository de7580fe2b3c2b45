import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const key = 'react-router-scroll-positions';
const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  logged.mockClear();
});

/** The module as a page that has just been opened has it. */
async function newPage() {
  vi.resetModules();
  return import('./preferences-scrolled.ts');
}
const lines = () => logged.mock.calls.map(([line]) => String(line));
const one = [expect.stringContaining('kept scroll positions')];

it('what a page left is read by the next one', async () => {
  const { keepScrolled } = await newPage();
  keepScrolled({ first: 640 });
  const { readScrolled } = await newPage();
  expect(readScrolled()).toEqual({ first: 640 });
  expect(lines()).toEqual([]);
});

it.each(['', '{half', 'null', '7', '"x"', '[]', '[7]', 'true', '{"a":"640"}', '{"a":null}', '{"a":1e999}', '{"a":{}}'])(
  'what is no such thing counts for nothing and goes, nothing else does, and one line is logged [B14]: %s',
  async held => {
    sessionStorage.setItem(key, held);
    sessionStorage.setItem('other', 'stays');
    const { readScrolled } = await newPage();
    expect([readScrolled(), readScrolled()]).toEqual([{}, {}]);
    expect({ ...sessionStorage }).toEqual({ other: 'stays' });
    await expect.poll(() => lines()).toEqual(one);
  },
);

it.each(['SecurityError', 'QuotaExceededError'])(
  'a storage that refuses with %s keeps nothing, and one line is logged [B14]',
  async name => {
    const refuse = () => {
      throw new DOMException(name, name);
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    const { keepScrolled, readScrolled } = await newPage();
    expect(readScrolled()).toEqual({});
    keepScrolled({ first: 640 });
    await expect.poll(() => lines()).toEqual(one);
    await vi.dynamicImportSettled();
    expect(lines()).toEqual(one);
  },
);
