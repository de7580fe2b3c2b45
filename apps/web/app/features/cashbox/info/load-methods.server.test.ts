import { expect, it } from 'vitest';
import { methodWith } from '../../../testing/method-with.ts';
import { playerWith } from '../../../testing/show.tsx';
import { stubPage } from '../../../testing/stub-page.ts';
import { loadMethods } from './load-methods.server.ts';

const method = (brand: string, currency: 'EUR' | 'CAD') => ({
  ...methodWith({ id: `${brand}-${currency}`, brand, currency }),
  method: brand,
  payoutTime: null,
});
const listed = [method('visa', 'CAD'), method('visa', 'EUR'), method('sofort', 'EUR')];

/** The brands listed for a EUR player in these groups or, for `null`, for a guest from Canada. */
async function brandsFor(groups: readonly string[] | null): Promise<string[] | undefined> {
  const statuses = (groups ?? []).map(id => ({ id, name: id }));
  const { user, accounts } = playerWith({}, { statuses });
  const answers = {
    '/api/payment_methods': listed,
    '/api/player': user,
    '/api/player/accounts': accounts,
    '/api/player/favorite_games': [],
  };
  const { methods } = await loadMethods(stubPage(answers, { signedIn: groups !== null }).page);
  return methods?.map(({ brand, currency }) => `${brand} ${currency}`);
}

it("lists the payment methods for the visitor's currency on the payments page [ROUTE-070]", async () => {
  expect(await brandsFor(null)).toEqual(['visa CAD']);
  expect(await brandsFor(['632'])).toEqual(['visa EUR', 'sofort EUR']);
});

it('hides Sofort from players in group 631 [VALID-057]', async () => {
  expect(await brandsFor(['631'])).toEqual(['visa EUR']);
});
