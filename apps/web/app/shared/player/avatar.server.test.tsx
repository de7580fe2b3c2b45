import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

describe('the letters on an avatar', () => {
  it.each([
    ['Nova', 'N'],
    ['Mira Kask', 'MK'],
    ['ada.byron@liftoff.test', 'AB'],
    ['demo@liftoff.test', 'D'],
    ['player-1795-1@liftoff.test', 'P'],
    ['Player 1', 'P'],
    ['Nova 7 Kask', 'NK'],
    ['777', '7'],
    ['élan vert du lac', 'ÉV'],
    ['~ Kit ~', 'K'],
    ['', ''],
  ])('an avatar for %s shows the initials %s of the displayed name', (name, letters) => {
    expect(renderToStaticMarkup(<Avatar name={name} vip={false} />)).toBe(
      `<span class="avatar" data-initials="${letters}" aria-hidden="true"></span>`,
    );
  });
});
