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

/** Groups shown twice, with the dark and light theme next to each other. */
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

/** Groups shown once, in the theme of the page. */
export const once: readonly Group[] = [layers];
