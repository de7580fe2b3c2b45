import { describe, expect, it } from 'vitest';
import { surveyOf, surveyWaitMs } from './survey.ts';

const config = { survey_id: 'autumn', survey_collector_id: 'web', is_enable_widget: true };

describe('survey', () => {
  it('reads the survey from the configuration [PENTITY-022] [CALL-002]', () => {
    expect(surveyOf(config)).toEqual({ id: 'autumn', collector: 'web' });
  });
  it.each([[false], [undefined], ['true'], [1]])(
    "there is no survey if the widget's enabled flag is %s [PSURVEY-001]",
    enabled => {
      expect(surveyOf({ ...config, is_enable_widget: enabled })).toBeNull();
    },
  );
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
  ])('there is no survey if its %s setting is %j [PSURVEY-002]', (name, value) => {
    expect(surveyOf({ ...config, [name]: value })).toBeNull();
  });
  it.each([
    ['QkFTRQ==', 'QkFTRQ=='],
    ['2026.autumn/web', '2026.autumn/web'],
    ['...', '...'],
    ['x'.repeat(200), 'x'.repeat(200)],
    [514_233_097, '514233097'],
    [0, '0'],
  ])('accepts the survey ids as configured, whatever characters they contain: %s [PSURVEY-002]', (written, id) => {
    expect(surveyOf({ ...config, survey_id: written })).toEqual({ id, collector: 'web' });
    expect(surveyOf({ ...config, survey_collector_id: written })).toEqual({ id: 'autumn', collector: id });
  });
  it('there is no survey in an empty configuration', () => expect(surveyOf({})).toBeNull());

  const free = { inGame: false, dialogOpen: false };
  it('the survey waits until five minutes of the visit [PSURVEY-003] and five more seconds have passed [PSURVEY-004]', () => {
    expect(surveyWaitMs({ ...free, onSiteMs: 0 })).toBe(305_000);
    expect(surveyWaitMs({ ...free, onSiteMs: 304_999 })).toBe(1);
    expect(surveyWaitMs({ ...free, onSiteMs: 305_000 })).toBe(0);
  });
  it('the survey checks again every five seconds [PSURVEY-004] during a game [PSURVEY-005] or while a dialog is open [PSURVEY-006]', () => {
    expect(surveyWaitMs({ ...free, inGame: true, onSiteMs: 400_000 })).toBe(5_000);
    expect(surveyWaitMs({ ...free, dialogOpen: true, onSiteMs: 400_000 })).toBe(5_000);
  });
});
