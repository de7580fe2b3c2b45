import type { UserLimit } from '@liftoff/contract/limits/limits';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { useReachedText } from '../../../shared/player/limits/limit-toast.tsx';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { emptyShellData, ShellDataProvider } from '../../../shared/site/shell-data.ts';
import { show } from '../../../testing/show.tsx';
import { LossMeter } from './loss-meter.tsx';

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const inBtc = { currency: 'BTC', amount_cents: 20_000, current_value_amount_cents: 20_000 };
const inEuros = { currency: 'EUR', amount_cents: 5_000, current_value_amount_cents: 5_000 };
const limitIn = (accounts: object[]) =>
  ({ id: '1', type: 'loss', period: 'week', resets_at: null, ends_at: null, accounts }) as unknown as UserLimit;

function Reached({ limit }: { limit: UserLimit }) {
  return <output>{useReachedText()(limit)}</output>;
}

/** Renders the loss meter and the text for a reached limit, with `fiatLimitsOnly` as set by the operator. */
function shown(limit: UserLimit, fiatLimitsOnly: boolean): (string | null | undefined)[] {
  playerQueries().setQueryData(queryKeys.limits(7), [limit]);
  const brand = { ...emptyShellData.brand, fiatLimitsOnly };
  show(
    <ShellDataProvider value={{ ...emptyShellData, brand }}>
      <QueryClientProvider client={playerQueries()}>
        <LossMeter playerId={7} />
        <Reached limit={limit} />
      </QueryClientProvider>
    </ShellDataProvider>,
  );
  const meter = screen.queryByRole('progressbar')?.getAttribute('aria-valuetext');
  return [meter, screen.getByRole('status').textContent];
}

it.each([
  [true, 'a cryptocurrency and euros', [inBtc, inEuros], '€50.00 of €50', /€50/],
  [true, 'a cryptocurrency only', [inBtc], undefined, /^[^€₿\d]+$/],
  [false, 'a cryptocurrency only', [inBtc], /BTC/, /BTC/],
])(
  'with the fiat-only option set to %s and a limit in %s, shows only the parts of the limit that the option allows [VALID-056]',
  (fiatOnly, _in, accounts, meter, words) => {
    const [metered, reached] = shown(limitIn(accounts), fiatOnly);
    if (meter === undefined) expect(metered).toBeUndefined();
    else expect(metered).toMatch(meter);
    expect(reached).toMatch(words);
  },
);
