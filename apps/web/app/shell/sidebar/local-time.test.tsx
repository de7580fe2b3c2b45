import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { SiteProvider, withPaths, type Site } from '../../shared/site/site.ts';
import { LocalTime } from './local-time.tsx';

const site = withPaths({ base: '', locale: 'de', defaultLocale: 'en-CA' } as Site);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 21, 47, 50) });
});

it("shows the visitor's local time and updates it every 15 seconds [CONST-012] [SHELL-057]", () => {
  render(
    <SiteProvider value={site}>
      <IntlProvider locale="de" messages={{ shell: { sidebar: { localTime: '{time} Ortszeit' } } }}>
        <LocalTime />
      </IntlProvider>
    </SiteProvider>,
  );
  expect(screen.getByText('21:47 Ortszeit')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(14_000));
  expect(screen.queryByText('21:48 Ortszeit')).toBeNull();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText('21:48 Ortszeit')).toBeTruthy();
});
