import { afterEach, expect, it, vi } from 'vitest';
import { hostileRedirects, leavesSite } from '../../testing/hostile-redirects.ts';
import { leaveForm } from './leave-form.ts';

const sports = 'https://sport.liftoff.example/de';
const assign = vi.fn<(address: string) => void>();
const postMessage = vi.fn<(message: unknown, target: string) => void>();

function at(search: string, framed: boolean): void {
  vi.stubGlobal('location', { ...window.location, search, assign });
  vi.stubGlobal('parent', framed ? { postMessage } : window);
}
afterEach(() => {
  assign.mockClear();
  postMessage.mockClear();
});

it('closing a form outside a frame returns to the sports site [OVERLAY-007]', () => {
  at('', false);
  leaveForm(sports, 'close');
  expect(assign.mock.calls).toEqual([[sports]]);
});

it.each([
  ['?redirect=%2Fpokies%2Fall%3Fpage%3D2', '/pokies/all?page=2'],
  ['?redirect=https%3A%2F%2Fevil.example%2F', sports],
  ['?redirect=%2F%2Fevil.example', sports],
  ['?redirect=%2F%5Cevil.example', sports],
  ['?redirect=javascript%3Aalert(1)', sports],
  ['?redirect=', sports],
])(
  'closing a form with the query %s leads to %s: only redirects to paths of this site are followed [OVERLAY-008] [A36]',
  (search, to) => {
    at(search, false);
    leaveForm(sports, 'close');
    expect(assign.mock.calls).toEqual([[to]]);
  },
);

it('closing a form never leads to a third site, even if the redirect query names one [OVERLAY-008] [A36]', () => {
  for (const redirect of hostileRedirects) {
    at(`?${new URLSearchParams({ redirect })}`, false);
    leaveForm(sports, 'close');
  }
  expect(assign).toHaveBeenCalledTimes(hostileRedirects.length);
  expect(assign.mock.calls.map(([to]) => to).filter(to => to !== sports && leavesSite(to))).toEqual([]);
});

it.each(['close', 'refresh'] as const)(
  'ending a framed form sends "%s" to the sports site\'s exact origin and does not navigate [OVERLAY-009] [A37]',
  ending => {
    at('?redirect=%2Fpokies%2Fall', true);
    leaveForm(sports, ending);
    expect(postMessage.mock.calls).toEqual([[{ type: ending }, 'https://sport.liftoff.example']]);
    expect(assign).not.toHaveBeenCalled();
  },
);

it.each([
  ['', `${sports}#refresh`],
  ['?redirect=%2Fsport', '/sport#refresh'],
  ['?redirect=%2Fsport%2Ffootball', '/sport/football#refresh'],
  ['?redirect=%2Fpokies%2Fall%3Fpage%3D2', '/pokies/all?page=2'],
])('signing in outside a frame with the query %j leads to %s and tells only the sports site', (search, to) => {
  at(search, false);
  leaveForm(sports, 'refresh');
  expect(assign.mock.calls).toEqual([[to]]);
});
