import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { inEnglish, playerWith, show } from '../../../testing/show.tsx';
import { AssessmentPage } from './assessment-page.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const help = [{ name: 'Helpline', phone: '0800 654 655' }];
const groups = () => [...document.querySelectorAll('[role="radiogroup"]')];
/** The radio button for an answer, by position. Querying all 36 by role would take seconds. */
const radio = (at: number, place: number) => groups()[at]?.querySelectorAll('input')[place] as HTMLInputElement;
const ask = () => act(async () => void fireEvent.submit(document.forms[0] as HTMLFormElement));

async function answerAll(place: number) {
  for (const at of groups().keys()) fireEvent.click(radio(at, place));
  await ask();
}

it.each([
  [0, 'No sign of harm', '0 of 27 points'],
  [1, 'Serious harm', '9 of 27 points'],
  [3, 'Serious harm', '27 of 27 points'],
])(
  'the self-assessment explains the result of nine answers of %i points, and links to limits, a break and self-exclusion',
  async (place, title, points) => {
    show(<AssessmentPage help={help} />, playerWith());
    await answerAll(place);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
    expect(screen.getByText(points)).toBeTruthy();
    const ways = ['Go to limits', 'Take a break', 'Exclude yourself'].map(name =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual(['/profile/limits', '/profile/limits#cooling-off', '/profile/limits#self-exclusion']);
    expect(screen.getByRole('link', { name: '0800 654 655' }).getAttribute('href')).toBe('tel:0800654655');
  },
);

it('the self-assessment marks, names and focuses an unanswered question, and removes the mark once it is answered', async () => {
  show(<AssessmentPage help={help} />);
  await ask();
  expect(screen.getByRole('status').textContent).toMatch(
    /^Questions 1, 2, 3, 4, 5, 6, 7, 8,? and 9 have no answer yet\.$/,
  );
  expect(document.activeElement).toBe(groups()[0]);
  fireEvent.click(radio(0, 0));
  expect(groups()[0]?.getAttribute('aria-invalid')).toBeNull();
  expect(groups()[1]?.getAttribute('aria-invalid')).toBe('true');
  await ask();
  expect(document.activeElement).toBe(groups()[1]);
});

it('clears all self-assessment answers when the visitor starts again', async () => {
  show(<AssessmentPage help={[]} />);
  await answerAll(1);
  fireEvent.click(screen.getByRole('button', { name: 'Answer again' }));
  expect(groups()).toHaveLength(9);
  expect(groups().flatMap(group => [...group.querySelectorAll(':checked')])).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'In the last 12 months' }));
});

it('keeps self-assessment answers that were chosen before the script loaded', async () => {
  const page = inEnglish(<AssessmentPage help={help} />);
  document.body.innerHTML = renderToString(page);
  radio(4, 2).checked = true;
  const root = await act(async () => hydrateRoot(document.body, page));
  fireEvent.click(radio(0, 0));
  expect(radio(4, 2).checked).toBe(true);
  await ask();
  expect(groups().map(group => group.getAttribute('aria-invalid'))).toEqual(
    groups().map((_, at) => (at === 0 || at === 4 ? null : 'true')),
  );
  act(() => root.unmount());
});
