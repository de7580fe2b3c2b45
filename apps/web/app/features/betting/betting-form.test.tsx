import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { BettingForm } from './betting-form.tsx';

it('the backdrop and the close button leave the sports site form even without a script [OVERLAY-007] [OVERLAY-008]', () => {
  const betting = { url: 'https://sport.liftoff.example/', leadsTo: '/pokies/all?page=2' };
  const screen = { header: null, body: <p>form</p> };
  const { container } = show(<BettingForm screen={screen} betting={betting} ending="close" />);
  const away = [...container.querySelectorAll('a[target="_top"]')].map(link => link.getAttribute('href'));
  expect(away).toEqual([betting.leadsTo, betting.leadsTo]);
});
