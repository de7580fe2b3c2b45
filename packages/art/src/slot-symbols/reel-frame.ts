import { providerById } from '@liftoff/catalogue/studios/providers';

/** A frame around the reels of a slot. */
export type ReelFrameStyle = 'gilt' | 'brass' | 'stone' | 'paper' | 'neon' | 'window' | 'none';

/** Poster frames that belong together; a studio's reels have the frame that suits its posters. */
const posterFrames: Readonly<Record<ReelFrameStyle, readonly string[]>> = {
  gilt: ['deco', 'foil'],
  brass: ['rope', 'rivets', 'keyline'],
  stone: ['double', 'base', 'corners'],
  paper: ['stitch', 'vine', 'notch', 'ribbon'],
  neon: ['glow', 'hud'],
  window: ['hairline'],
  none: ['none'],
};

const styleOf = new Map(
  Object.entries(posterFrames).flatMap(([style, frames]) => frames.map(frame => [frame, style as ReelFrameStyle])),
);

/** The frame around the reels of a studio's slots; gilt for a studio that is not in the catalogue. */
export const reelFrameOf = (providerId: string): ReelFrameStyle =>
  styleOf.get(providerById[providerId]?.frame ?? 'foil') ?? 'gilt';
