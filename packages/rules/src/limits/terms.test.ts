import { readFileSync } from 'node:fs';
import { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { expect, it } from 'vitest';
import { limitChange } from './change.ts';
import { breakPeriods, raiseDelay, realityCheckTerms, registersFor } from './terms.ts';

const file = new URL('../../../../config/licence-policy.json', import.meta.url);
const policy = LicencePolicy.parse(JSON.parse(readFileSync(file, 'utf8')));

const pauses = ['day', 'day_3', 'week', 'month', 'month_2', 'month_3'];

it.each([
  ['CW', 24, false, pauses, ['month_12', 'year_3', 'year_5', 'forever']],
  ['CA-ON', 24, false, ['day', 'week', 'month', 'month_2', 'month_3'], ['month_6', 'month_12', 'year_5']],
  ['EE', 24, false, pauses, ['month_6', 'month_9', 'month_12', 'year_3']],
  ['GB', 24, false, pauses, ['month_6', 'month_12', 'year_5']],
  ['DE', 24, false, pauses, ['month_12', 'forever']],
  ['SE', 72, true, pauses, ['month', 'month_3', 'month_6', 'month_12', 'forever']],
  ['MT', 24, false, pauses, ['month_6', 'month_12', 'year_5', 'forever']],
] as const)(
  'under licence %s a raise waits %i hours (plus the limit period: %s), and the break durations follow the policy table [C3] [C11] [C12] [D8]',
  (licence, hours, afterPeriod, coolingOff, exclusion) => {
    expect(raiseDelay(policy, licence)).toEqual({ hours, afterPeriod });
    expect(breakPeriods(policy, licence, 'coolingoff')).toEqual(coolingOff);
    expect(breakPeriods(policy, licence, 'selfexclusion')).toEqual(exclusion);
  },
);

it.each([
  ['CW', 60, 0],
  ['EE', 60, 0],
  ['GB', null, 0],
  ['DE', 60, 5],
] as const)(
  'under licence %s a reality check is due every %s minutes, followed by a pause of %i minutes [C17]',
  (licence, intervalMin, pauseMin) => {
    expect(realityCheckTerms(policy, licence)).toEqual({ intervalMin, pauseMin });
  },
);

it.each(['none', 'XX', '', 'toString', '__proto__'])(
  'the unknown licence %o allows no raise and offers no break',
  licence => {
    expect(raiseDelay(policy, licence)).toBeNull();
    expect(realityCheckTerms(policy, licence)).toBeNull();
    expect(breakPeriods(policy, licence, 'coolingoff')).toEqual([]);
    expect(breakPeriods(policy, licence, 'selfexclusion')).toEqual([]);
  },
);

it.each([
  [null, 0n, 'stricter'],
  [null, 10n ** 30n, 'stricter'],
  [100n, 99n, 'stricter'],
  [100n, 0n, 'stricter'],
  [100n, 100n, 'same'],
  [0n, 0n, 'same'],
  [100n, 101n, 'looser'],
  [0n, 1n, 'looser'],
] as const)('changing a limit from %s to %s is %s [C2] [C3]', (now, wanted, change) => {
  expect(limitChange(now, wanted)).toBe(change);
});

it.each([
  ['CW', 'CA', []],
  ['CW', 'AU', ['BetStop']],
  ['CA-ON', 'CA', ['iGO CSE']],
  ['EE', 'EE', ['HAMPI']],
  ['GB', 'GB', ['GAMSTOP']],
  ['DE', 'DE', ['OASIS']],
  ['SE', 'SE', ['Spelpaus']],
  ['MT', 'IE', []],
  ['none', null, []],
  ['EE', 'toString', ['HAMPI']],
  ['GB', 'AU', ['GAMSTOP', 'BetStop']],
  ['toString', 'AU', ['BetStop']],
])('under licence %s a player from %s is looked up in the registers %j [C14]', (licence, country, names) => {
  expect(registersFor(policy, { licence, country })).toEqual(names);
});
