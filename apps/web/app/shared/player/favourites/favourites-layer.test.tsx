import { ToastProvider } from '@liftoff/ui/toast';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import { useFavourites } from './favourites.ts';
import { FavouritesLayer } from './favourites-layer.tsx';

/** The calls so far, each with a function that answers it. */
let calls: { said: string; answer: (status: number) => Promise<void> }[] = [];
beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (status: number) => act(async () => resolve(new Response(null, { status })));
    calls.push({ said: `${method} ${url}`, answer });
    return promise;
  });
});

function Heart() {
  const favourites = useFavourites();
  return (
    <button type="button" aria-pressed={favourites?.ids.has('koi')} onClick={() => favourites?.toggle('koi')}>
      Favourite
    </button>
  );
}
const open = () =>
  show(
    <ToastProvider dismissLabel="Close">
      <FavouritesLayer>
        <Heart />
      </FavouritesLayer>
    </ToastProvider>,
    playerWith(),
  );
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Favourite' })));
const isShown = (pressed: boolean) => screen.findByRole('button', { name: 'Favourite', pressed });
const said = () => calls.map(call => call.said);

const add = 'PUT /api/player/favorite_games/koi';
const remove = 'DELETE /api/player/favorite_games/koi';

it('ignores a second click on a favourite while the call is in progress, and removes the game on a click after the response [STATE-048]', async () => {
  open();
  await press();
  await press();
  expect(said()).toEqual([add]);
  await isShown(true);
  await calls[0]?.answer(204);
  await press();
  await press();
  expect(said()).toEqual([add, remove]);
  await isShown(false);
  await calls[1]?.answer(204);
  await press();
  expect(said()).toEqual([add, remove, add]);
  await isShown(true);
});

it('undoes a refused change of a favourite and shows a message, and the next click tries again [STATE-048]', async () => {
  open();
  await press();
  await isShown(true);
  await calls[0]?.answer(409);
  await isShown(false);
  expect(screen.getByText('We couldn’t save your favourites. Try again.')).toBeTruthy();
  await press();
  expect(said()).toEqual([add, add]);
  await isShown(true);
});
