// node src/posters/approve.ts: marks the posters as currently drawn as approved. Look at them first.
import fs from 'node:fs';
import { games } from '@liftoff/catalogue/games';
import { drawLook, lookHash } from './look.ts';

const lines = games.map(game => `${game.slug} ${lookHash(drawLook(game))}\n`);
fs.writeFileSync(new URL('../poster.hashes.txt', import.meta.url), lines.join(''));
process.stdout.write(`${lines.length} posters approved\n`);
