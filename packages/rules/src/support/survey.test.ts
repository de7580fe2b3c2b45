import { describe, expect, it } from 'vitest';
import { surveyOf, surveyWaitMs } from './survey.ts';

const config = { survey_id: 'autumn', survey_collector_id: 'web', is_enable_widget: true };

describe('the survey', () => {
  it('is the one of the configuration [PENTITY-022] [CALL-002]', () => {
    expect(surveyOf(config)).toEqual({ id: 'autumn', collector: 'web' });
  });
  it.each([[false], [undefined], ['true'], [1]])('is none where it is not enabled but %s [PSURVEY-001]', enabled => {
    expect(surveyOf({ ...config, is_enable_widget: enabled })).toBeNull();
  });
  it.each([
    ['survey_id', ''],
    ['survey_id', undefined],
    ['survey_id', null],
    ['survey_id', {}],
    ['survey_id', '.'],
    ['survey_id', '..'],
    ['survey_id', 'x'.repeat(201)],
    ['survey_id', 'autumn\n2026'],
    ['survey_id', 'autumn\u007F'],
    ['survey_id', '\uD83D'],
    ['survey_collector_id', 'x'.repeat(201)],
    ['survey_collector_id', ''],
    ['survey_collector_id', undefined],
  ])('is none where its %s is %j [PSURVEY-002]', (name, value) => {
    expect(surveyOf({ ...config, [name]: value })).toBeNull();
  });
  it.each([
    ['QkFTRQ==', 'QkFTRQ=='],
    ['2026.autumn/web', '2026.autumn/web'],
    ['...', '...'],
    ['x'.repeat(200), 'x'.repeat(200)],
    [514_233_097, '514233097'],
    [0, '0'],
  ])('has the ids that are written, whatever their letters: %s [PSURVEY-002]', (written, id) => {
    expect(surveyOf({ ...config, survey_id: written })).toEqual({ id, collector: 'web' });
    expect(surveyOf({ ...config, survey_collector_id: written })).toEqual({ id: 'autumn', collector: id });
  });
  it('is none of an empty configuration', () => expect(surveyOf({})).toBeNull());

  const free = { inGame: false, dialogOpen: false };
  it('waits five minutes of the visit [PSURVEY-003] and five seconds [PSURVEY-004]', () => {
    expect(surveyWaitMs({ ...free, onSiteMs: 0 })).toBe(305_000);
    expect(surveyWaitMs({ ...free, onSiteMs: 304_999 })).toBe(1);
    expect(surveyWaitMs({ ...free, onSiteMs: 305_000 })).toBe(0);
  });
  it('is looked for again every five seconds in a game [PSURVEY-005] and under a dialog [PSURVEY-006] [PSURVEY-004]', () => {
    expect(surveyWaitMs({ ...free, inGame: true, onSiteMs: 400_000 })).toBe(5_000);
    expect(surveyWaitMs({ ...free, dialogOpen: true, onSiteMs: 400_000 })).toBe(5_000);
  });
});
