import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultBrand } from '../shared/site/brand/brand.ts';
import { show } from '../testing/show.tsx';
import SignUp from './sign-up.tsx';

const sports = 'https://sport.liftoff.example';
const postMessage = vi.fn<(message: unknown, target: string) => void>();
const offered = {
  places: [{ code: 'DE', open: true, min_age: 18, currency: 'EUR', provinces: [] }],
  currencies: ['EUR'],
  visitor: null,
};
const loaderData = {
  texts: {},
  brand: defaultBrand,
  offered,
  betting: { url: `${sports}/`, leadsTo: `${sports}/` },
  isPlayer: false,
};

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function register(): Promise<void> {
  fill('E-mail', 'ada@example.com');
  fill('Password', 'A long way to the stars 7');
  fill('Country', 'DE');
  fireEvent.click(screen.getByRole('checkbox', { name: /^I am 18/ }));
  await press(/^Continue/);
  await screen.findByLabelText('First name');
  fill('First name', 'Ada');
  fill('Last name', 'Byron');
  fill(/^Date of birth/, '10/12/1990');
  await press('No limit for now');
  await press(/^Create account/);
  await screen.findByRole('button', { name: 'Continue to the games' });
}

it('reports a registration to the sports site that shows the form in a frame, however the visitor closes the form afterwards [OVERLAY-009]', async () => {
  vi.stubGlobal('parent', { postMessage });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/users') return Response.json({ id: 7, statuses: [], first_name: 'Ada' }, { status: 201 });
    return url.startsWith('/api/users/') ? Response.json({ valid: true, taken: false }) : Response.json({});
  });
  const props = { loaderData } as unknown as Parameters<typeof SignUp>[0];
  const { container } = show(<SignUp {...props} />);
  const pressGround = () => fireEvent.click(container.querySelector('.betting-form__ground') ?? container);
  pressGround();
  await register();
  pressGround();
  await press('Continue to the games');
  expect(postMessage.mock.calls).toEqual(['close', 'refresh', 'refresh'].map(type => [{ type }, sports]));
});
