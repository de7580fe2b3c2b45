import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { usePaths } from '../../shared/site/site.ts';
import { BettingForm } from './betting-form.tsx';

const url = 'https://sport.liftoff.example/';

it('the backdrop and the close button leave the sports site form even without a script [OVERLAY-007] [OVERLAY-008]', () => {
  const betting = { url: 'https://sport.liftoff.example/', leadsTo: '/pokies/all?page=2' };
  const screen = { header: null, body: <p>form</p> };
  const { container } = show(<BettingForm screen={screen} betting={betting} ending="close" />);
  const away = [...container.querySelectorAll('a[target="_top"]')].map(link => link.getAttribute('href'));
  expect(away).toEqual([betting.leadsTo, betting.leadsTo]);
});

it("the sports site's forms lead to the same address after switching between them", () => {
  const Links = () => {
    const paths = usePaths();
    return (
      <>
        <a href={paths.signIn()}>Sign in</a>
        <a href={paths.signUp()}>Register</a>
      </>
    );
  };
  const formFor = (leadsTo: string) =>
    show(<BettingForm screen={{ header: null, body: <Links /> }} betting={{ url, leadsTo }} ending="close" />)
      .container;
  const hrefs = (container: HTMLElement) =>
    [...container.querySelectorAll('a:not([target])')].slice(0, 2).map(link => link.getAttribute('href'));
  expect(hrefs(formFor('/sport/football'))).toEqual(
    ['/login', '/registration'].map(path => `${path}?redirect=%2Fsport%2Ffootball`),
  );
  expect(hrefs(formFor(url))).toEqual(['/login', '/registration']);
});
