import type { Group } from './group.tsx';
import { badgesAndChips } from './groups/badges-chips.tsx';
import { buttons } from './groups/buttons.tsx';
import { choices } from './groups/choices.tsx';
import { feedback } from './groups/feedback.tsx';
import { fields } from './groups/fields.tsx';
import { iconSet } from './groups/icon-set.tsx';
import { layers } from './groups/layers.tsx';
import { menus } from './groups/menus.tsx';
import { surfaces } from './groups/surfaces.tsx';
import { tiles } from './groups/tiles.tsx';

/** Shown twice, dark and light side by side. */
export const themed: readonly Group[] = [
  buttons,
  badgesAndChips,
  fields,
  choices,
  menus,
  surfaces,
  feedback,
  tiles,
  iconSet,
];

/** Shown once, in the page's own theme. */
export const once: readonly Group[] = [layers];
