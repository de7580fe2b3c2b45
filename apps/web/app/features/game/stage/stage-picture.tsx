import type { PlayData } from '../play-data.ts';

/** The game's picture behind the game area. It is decorative, because the header shows the name. */
export function StagePicture({ game }: { game: PlayData['game'] }) {
  return (
    <img
      className="gf__bg"
      src={`${game.preview}-384.webp`}
      width={384}
      height={512}
      alt=""
      fetchPriority="high"
      style={{ backgroundColor: game.tint }}
    />
  );
}
