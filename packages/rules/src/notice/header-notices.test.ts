import { describe, expect, it } from 'vitest';
import { isAimedAt, type AimedNotice, type NoticeReader } from './header-notices.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}Z`);
const reader: NoticeReader = { country: 'CA', groups: ['259'], now: at('12:00:00') };

describe('header notice', () => {
  const cases: [string, AimedNotice, Partial<NoticeReader>, boolean][] = [
    ['that narrows nothing is for everybody', {}, { country: null, groups: [] }, true],
    ['of the reader’s country', { countries: ['DE', 'CA'] }, {}, true],
    ['of another country', { countries: ['DE'] }, {}, false],
    ['of a country is not for one whose country is not known', { countries: ['CA'] }, { country: null }, false],
    ['of one of the player’s groups', { groups: ['21', '259'] }, {}, true],
    ['of another group', { groups: ['21'] }, {}, false],
    ['of a group is not for guests', { groups: ['259'] }, { groups: [] }, false],
    ['at its first moment', { from: '2026-11-20T12:00:00Z' }, {}, true],
    ['before it', { from: '2026-11-20T12:00:00.001Z' }, {}, false],
    ['before its end', { until: '2026-11-20T13:00:01+01:00' }, {}, true],
    ['at its end', { until: '2026-11-20T13:00:00+01:00' }, {}, false],
  ];
  it.each(cases)(
    'decides whether to show a header notice: %s [ENTITY-021] [PENTITY-018]',
    (_what, notice, change, shown) => {
      expect(isAimedAt(notice, { ...reader, ...change })).toBe(shown);
    },
  );
});
