import { markFollowedLinks } from './busy-links.ts';
import { rememberEarlyChoices, showSystemTheme } from './early-choices.ts';
import { obeyFlags } from './flags-at-start.ts';
import { keepPresses } from './kept-press.ts';
import { notePageDrawn } from './page-drawn.ts';
import { allowEmptyScripts } from './trusted-types.ts';

/** The page's first script, which runs before the first paint. */
allowEmptyScripts();
showSystemTheme();
rememberEarlyChoices();
markFollowedLinks();
obeyFlags();
notePageDrawn();
keepPresses();
