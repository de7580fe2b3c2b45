import * as rules from '@liftoff/rules/cashbox/card';
import { expect, it, vi } from 'vitest';
import { framePath, type Begun } from '../../../testing/frame-path.ts';
import { signInDemo } from '../../../testing/play.ts';
import { usePlatform } from '../../../testing/test-platform.ts';

/** A list as an operator might configure it; the shipped list is empty. */
const named = ['4242', '51234567'];
vi.mock('./rejected-bins.ts', () => ({ rejectedBins: ['4242', '51234567'] }));

const platform = usePlatform({ seed: 'small' });

const text = async (path: string): Promise<string> => {
  const answer = await platform.open.app.request(path);
  expect(answer.status).toBe(200);
  return await answer.text();
};

/** The page of a new deposit, its main script, and one script that the main script loads. */
async function pageWith(script: string): Promise<{ page: string; script: string; main: string }> {
  const deposit = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  const player = await signInDemo(platform);
  const begun = await player.send<Begun>('POST', '/payments/deposits', deposit);
  const page = await text(framePath(begun.body));
  const main = /src="([^"]+card-frame\.js)"/.exec(page)?.[1] ?? '';
  return { page, main: await text(main), script: await text(main.replace('card-frame.js', script)) };
}

it("the card page validates cards by the platform's own rules [VALID-037] [VALID-038] [VALID-039] [VALID-040] [VALID-041] [A29]", async () => {
  const { main, script, page } = await pageWith('card-rules.js');
  expect(main).toContain("from './card-rules.js'");
  const loaded = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as typeof rules;
  expect(Object.keys(loaded).toSorted()).toEqual(Object.keys(rules).toSorted());
  const now = { year: 2026, month: 11 };
  for (const number of ['4242424242424242', '4242 4242 4242 4242', '4242424242424241', '424242', ''])
    expect(loaded.isCardNumber(number)).toBe(rules.isCardNumber(number));
  for (const expiry of ['11/26', '10/26', '13/26', '1126', '12/99', ''])
    expect(loaded.expiryFault(expiry, now)).toBe(rules.expiryFault(expiry, now));
  for (const rejected of [[], ['4242'], ['5']])
    expect(loaded.isRejectedBin('4242424242424242', rejected)).toBe(rules.isRejectedBin('4242424242424242', rejected));
  const reported = /data-rejected="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"');
  expect(JSON.parse(reported ?? 'null')).toEqual(named);
});

it('rejects no card because of its first digits unless the operator lists them [VALID-041]', async () => {
  const { rejectedBins } = await vi.importActual<{ rejectedBins: string[] }>('./rejected-bins.ts');
  expect(rejectedBins).toEqual([]);
});
