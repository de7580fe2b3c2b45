import { shippedVipLevels } from '@liftoff/rules/vip/marks';
import { progressOf } from '@liftoff/rules/vip/progress';
import { describe, expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadVip } from './load-vip.server.ts';

const url = new URL('https://site.example/rocket-vipclub');
const own = progressOf(4, { deposits: 1n, bets: 2n }, 'CAD', shippedVipLevels);
const user = { id: 7, currency: 'CAD', email: 'ada@liftoff.test', statuses: [], auth_fields_missed: [] };

const load = (progress: unknown) => {
  const accounts = [{ currency: 'CAD', amount_cents: 0, active: true }];
  const { page } = stubPage(
    { '/api/player': user, '/api/player/accounts': accounts, '/jam/vip_status_progress': progress },
    { signedIn: true },
  );
  return loadVip(page, url).catch((error: unknown) => error);
};

describe('loading the VIP club', () => {
  it('the player’s progress is shown as the platform returns it', async () => {
    expect(await load(own)).toMatchObject({ progress: own });
  });

  it('progress that fails to load is replaced by that of a Regular player at zero, with the thresholds of the currency [PERR-012]', async () => {
    expect(await load(500)).toMatchObject({
      progress: {
        currency: 'CAD',
        currentStatus: 'REGULAR',
        betSumCents: 0,
        depositAmountCents: 0,
        overallProgress: 0,
        depositThresholdCents: 900_000,
        betSumThresholdCents: 9_000_000,
      },
    });
  });

  it('a player who may not have a status gets a 404 instead of a replacement', async () => {
    expect(await load(404)).toMatchObject({ init: { status: 404 } });
  });
});
