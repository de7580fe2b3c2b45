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

/** The brands that are listed for a player in euros who is in these groups, or for a guest from Canada. */
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

it('a page about payments lists what the visitor’s own money is paid with [ROUTE-070]', async () => {
  expect(await brandsFor(null)).toEqual(['visa CAD']);
  expect(await brandsFor(['632'])).toEqual(['visa EUR', 'sofort EUR']);
});

it('a player of the group 631 is shown no method of Sofort [VALID-057]', async () => {
  expect(await brandsFor(['631'])).toEqual(['visa EUR']);
});
