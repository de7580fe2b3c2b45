// node src/posters/build.ts [folder]: writes games.jsonl and, if a folder is given, every poster and square as SVG.
import fs from 'node:fs';
import path from 'node:path';
import { poster, square } from '../poster.ts';
import { buildGames, linesOf } from './build-games.ts';

const games = buildGames();
fs.writeFileSync(new URL('../../../catalogue/src/games.jsonl', import.meta.url), linesOf(games));
process.stdout.write(`${games.length} games\n`);

const folder = process.argv[2];
if (folder) {
  for (const kind of ['posters', 'squares']) fs.mkdirSync(path.join(folder, kind), { recursive: true });
  for (const game of games) {
    fs.writeFileSync(path.join(folder, 'posters', `${game.slug}.svg`), poster(game));
    fs.writeFileSync(path.join(folder, 'squares', `${game.slug}.svg`), square(game));
  }
}
