import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteProvider, withPaths, type Site } from '../../../shared/site/site.ts';
import SurveyWatch from './survey-watch.tsx';

interface CardProps {
  send: (answer: object, key: string) => Promise<unknown>;
  close: () => void;
}
vi.mock('./survey-card.tsx', () => ({
  default: ({ send, close }: CardProps) => (
    <>
      <button onClick={close}>survey</button>
      <button onClick={() => void send({ score: 4, comment: '' }, 'key')}>answer</button>
    </>
  ),
}));
const sent = vi.hoisted(() => vi.fn<(url: string) => unknown>());
vi.mock('../../../shared/calls/send.ts', () => ({
  sendFromBrowser: (_route: string, url: string) => Promise.resolve(Response.json(sent(url))),
}));

const config = { survey_id: 'autumn', survey_collector_id: 'web', is_enable_widget: true };
const minutes = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  sent.mockReturnValue(config);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

async function open(path = '/', busy = false) {
  const site = withPaths({ base: '', locale: 'en-CA', defaultLocale: 'en-CA', country: 'CA' } as Site);
  const element = (
    <SiteProvider value={site}>
      <SurveyWatch busy={busy} />
    </SiteProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await pass(0);
  return router;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isShown = () => screen.queryByText('survey') !== null;

describe('the survey', () => {
  it('the survey appears five seconds after the visit has lasted five minutes [CALL-002] [PSURVEY-003] [PSURVEY-004]', async () => {
    await open();
    expect(sent.mock.calls[0]?.[0]).toContain('/api/fe/config/survey-config');
    await pass(5 * minutes + 4_999);
    expect(isShown()).toBe(false);
    await pass(1);
    expect(isShown()).toBe(true);
  });

  it.each([
    [{ ...config, is_enable_widget: false }],
    [{ ...config, survey_id: '' }],
    [{ ...config, survey_collector_id: '' }],
    [{ ...config, survey_id: null }],
    [{}],
  ])(
    'the survey does not appear if the configuration is %j [PSURVEY-001] [PSURVEY-002] [PENTITY-022]',
    async answer => {
      sent.mockReturnValue(answer);
      await open();
      await pass(30 * minutes);
      expect(isShown()).toBe(false);
    },
  );

  it('the survey does not appear in a game, but appears five seconds after the player leaves it [PSURVEY-005] [PSURVEY-004]', async () => {
    const router = await open('/play/turbogames/rocket-x');
    await pass(6 * minutes);
    expect(isShown()).toBe(false);
    await act(() => router.navigate('/'));
    await pass(4_999);
    expect(isShown()).toBe(false);
    await pass(1);
    expect(isShown()).toBe(true);
    await act(() => router.navigate('/play/turbogames/rocket-x'));
    expect(isShown()).toBe(false);
  });

  it('the survey does not appear while a dialog with an address is open, but appears five seconds after it closes [PSURVEY-006] [PSURVEY-004]', async () => {
    const router = await open('/?dialog=deposit');
    await pass(6 * minutes);
    expect(isShown()).toBe(false);
    await act(() => router.navigate('/'));
    await pass(4_999);
    expect(isShown()).toBe(false);
    await pass(1);
    expect(isShown()).toBe(true);
  });

  it.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<dialog open></dialog>'])(
    'the survey does not appear while %s is on the page, but appears within five seconds after it is gone [PSURVEY-006] [PSURVEY-004]',
    async html => {
      const place = document.body.appendChild(document.createElement('div'));
      place.innerHTML = html;
      await open();
      await pass(6 * minutes);
      expect(isShown()).toBe(false);
      place.remove();
      await pass(5_000);
      expect(isShown()).toBe(true);
    },
  );

  it('the survey waits five seconds before it appears, even on a page opened later in the visit [PSURVEY-004]', async () => {
    await open();
    await pass(10 * minutes);
    cleanup();
    await open();
    await pass(4_999);
    expect(isShown()).toBe(false);
    await pass(1);
    expect(isShown()).toBe(true);
  });

  it('the survey is hidden while a dialog is open, and reappears afterwards [PSURVEY-006]', async () => {
    const router = await open();
    await pass(6 * minutes);
    expect(isShown()).toBe(true);
    await act(() => router.navigate('/?dialog=deposit'));
    expect(isShown()).toBe(false);
    await pass(minutes);
    expect(isShown()).toBe(false);
    await act(() => router.navigate('/'));
    expect(isShown()).toBe(true);
  });

  it('the survey waits until another notice is gone [PSURVEY-006]', async () => {
    await open('/', true);
    await pass(6 * minutes);
    expect(isShown()).toBe(false);
  });

  it.each([
    [514_233_097, '514233097'],
    ['autumn/2026.a=', 'autumn%2F2026.a%3D'],
  ])('a survey with the id %j sends its answer to an address that contains %s [PSURVEY-002]', async (id, name) => {
    sent.mockReturnValue({ ...config, survey_id: id });
    await open();
    await pass(6 * minutes);
    act(() => screen.getByText('answer').click());
    await pass(0);
    expect(sent.mock.calls.at(-1)?.[0]).toBe(`/api/surveys/${name}/answers`);
  });

  it('the survey does not return on the next visit after the visitor has closed it', async () => {
    await open();
    await pass(6 * minutes);
    act(() => screen.getByText('survey').click());
    expect(isShown()).toBe(false);
    cleanup();
    await open();
    await pass(6 * minutes);
    expect(isShown()).toBe(false);
  });
});
