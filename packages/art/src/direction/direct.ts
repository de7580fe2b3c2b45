// Art direction: decides a game's subject, colours, scene, composition and lettering.
import { lookup, nth } from '@liftoff/catalogue/core/lookup';
import { pick, rng, type Rand } from '@liftoff/catalogue/core/random';
import { providerById, type Provider } from '@liftoff/catalogue/studios/providers';
import { scenes } from '../scenes/index.ts';
import { familyOf, subjects } from '../subjects/index.ts';
import type { Subject } from '../subjects/subject.ts';
import type { Art, DirectedGame } from '@liftoff/catalogue/art';
import { coloursFor, type ColourPreference } from './colours.ts';
import { layouts } from './layouts.ts';
import { faceFor, schemeFor, treatmentFor, warpFor } from './lettering-choice.ts';
import { memory, remember, type Memory } from './memory.ts';
import { roomIn, stoneIn, tintsIn } from './words.ts';

const preferenceOf = (game: DirectedGame, subject: Subject, accent: string | undefined): ColourPreference => {
  const asked = tintsIn(game.title);
  const fixed = accent !== undefined || game.kind === 'live';
  return {
    tints: fixed ? subject.tints : [...new Set([...asked.slice(0, 1), ...subject.tints])],
    asked: accent === undefined ? asked : [],
    room: game.kind === 'live' || game.kind === 'tables' ? roomIn(game.title) : undefined,
  };
};

const layFor = (game: DirectedGame, subject: Subject, house: Provider, seen: Memory, rand: Rand): string => {
  const past = seen.subject.get(game.subject) ?? [];
  const ranked = layouts(game, subject, house)
    .map(lay => ({
      lay,
      score:
        rand() -
        past.filter(q => q.lay === lay).length * 0.9 -
        (seen.lays.get(house.id + lay) ?? 0) * 0.045 -
        (lay === 'hero' ? 0.08 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  return nth(ranked, 0).lay;
};

const sceneFor = (subject: Subject, past: readonly Art[], rand: Rand): string => {
  const pool = subject.scenes.filter(name => Object.hasOwn(scenes, name));
  const fresh = pool.filter(name => !past.some(q => q.scene === name));
  return pick(rand, fresh.length ? fresh : pool);
};

/**
 * Directs one game. The result depends only on the game and on `seen`, which records the choices for earlier games so
 * that neighbouring games differ. Updates `seen`.
 */
export const direct = (game: DirectedGame, seen: Memory = memory()): Art => {
  const rand = rng('art:' + game.slug);
  const subject = lookup(subjects, game.subject, 'subject');
  const house = lookup(providerById, game.provider, 'provider');
  const past = seen.subject.get(game.subject) ?? [];
  const jewelled = ['relics', 'riches'].includes(familyOf[game.subject] ?? '');
  const accent = jewelled ? stoneIn(game.title) : undefined;

  // Every choice consumes random numbers in this order, so changing the order changes every poster.
  const { ground, tint } = coloursFor(preferenceOf(game, subject, accent), house, past, seen, rand);
  const lay = layFor(game, subject, house, seen, rand);
  const scene = sceneFor(subject, past, rand);
  const face = faceFor(game.title, house, lay, rand);
  const treatment = treatmentFor(house, lay, rand);
  const turn = Math.floor(rand() * 3);
  const warp = warpFor(face, lay, rand);
  const scheme = schemeFor(treatment, rand);
  const stone = accent === undefined ? {} : { accent };
  const art: Art = { subject: game.subject, ground, tint, turn, scene, ...stone, lay, face, treatment, warp, scheme };
  remember(seen, art, house.id);
  return art;
};
