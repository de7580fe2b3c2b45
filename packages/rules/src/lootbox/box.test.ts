import { BoxStage } from '@liftoff/contract/lootbox-entities';
import { boxTiers } from '@liftoff/contract/lootbox-tiers';
import { describe, expect, it } from 'vitest';
import { canBecome, isActiveBox, isBoxShown, tierOf, wheelOf, type BoxDates } from './box.ts';

const now = new Date('2026-11-20T12:00:00Z');
const issued: BoxDates = {
  stage: 'issued',
  group_key: 'wheel_rocket_pro',
  valid_until: '2026-11-21T00:00:00Z',
  activated_at: null,
};
const utcDay = (moment: Date) => moment.toISOString().slice(0, 10);
const isShown = (box: BoxDates) => isBoxShown(box, now, utcDay);

describe('stages of a box', () => {
  it('only an issued box takes a step, to activated, canceled or expired [PLOOT-005] [PLOOT-006] [PLOOT-007] [PLOOT-008] [A26]', () => {
    const steps = BoxStage.options.flatMap(from =>
      BoxStage.options.flatMap(to => (canBecome(from, to) ? [[from, to]] : [])),
    );
    expect(steps).toEqual([
      ['issued', 'activated'],
      ['issued', 'canceled'],
      ['issued', 'expired'],
    ]);
  });

  it.each(['activated', 'canceled', 'expired'] as const)('a box that is %s is not active [PLOOT-009]', stage => {
    expect(isActiveBox(issued, now)).toBe(true);
    expect(isActiveBox({ ...issued, stage }, now)).toBe(false);
  });

  it('a box that is not of a wheel, or whose time is over, is not active [PLOOT-009]', () => {
    expect(isActiveBox({ ...issued, group_key: 'manual_wheel' }, now)).toBe(true);
    expect(isActiveBox({ ...issued, group_key: 'summer_chest' }, now)).toBe(false);
    expect(isActiveBox({ ...issued, valid_until: '2026-11-20T12:00:00Z' }, now)).toBe(false);
    expect(isActiveBox({ ...issued, valid_until: null }, now)).toBe(true);
  });
});

describe('boxes that are listed', () => {
  it('a box is listed until its time is over, and a canceled one too [PLOOT-010]', () => {
    expect(isShown(issued)).toBe(true);
    expect(isShown({ ...issued, stage: 'canceled' })).toBe(true);
    expect(isShown({ ...issued, stage: 'expired', valid_until: null })).toBe(false);
    expect(isShown({ ...issued, valid_until: '2026-11-20T11:59:59Z' })).toBe(false);
  });

  it('an opened box is listed on the day on which it was opened, until its time is over [PLOOT-010]', () => {
    const opened = { ...issued, stage: 'activated' as const, valid_until: '2026-11-21T11:00:00Z' };
    expect(isShown({ ...opened, activated_at: '2026-11-20T00:00:00Z' })).toBe(true);
    expect(isShown({ ...opened, activated_at: '2026-11-19T23:59:59Z' })).toBe(false);
    const ended = { ...opened, valid_until: '2026-11-20T11:00:00Z' };
    expect(isShown({ ...ended, activated_at: '2026-11-20T00:00:00Z' })).toBe(false);
  });
});

describe('group keys of boxes', () => {
  it.each(['manual_wheel', 'wheel'] as const)('%s_ is followed by the tier [PLOOT-003]', prefix => {
    expect(boxTiers).toEqual(['rocket_lite', 'rocket_pro', 'rocket_max']);
    for (const tier of boxTiers) expect(tierOf(`${prefix}_${tier}`)).toBe(tier);
    expect(tierOf(prefix)).toBe('rocket_lite');
    expect(tierOf(`${prefix}_rocket_ultra`)).toBe('rocket_lite');
    expect(wheelOf(`${prefix}_rocket_max`)).toBe(prefix);
  });

  it('a key without a prefix of a wheel has the lowest tier and no wheel [PLOOT-003]', () => {
    expect(tierOf('summer_chest')).toBe('rocket_lite');
    expect(wheelOf('summer_chest')).toBe(null);
  });
});
