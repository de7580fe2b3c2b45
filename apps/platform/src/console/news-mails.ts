import { sourceLocale } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import { siteLink, siteOfPlayer } from '../account/mail/site-link.ts';
import { sendMarketing, type MayPromote } from '../account/offers/marketing.ts';
import { playerById } from '../account/player-row.ts';
import { refuse, type ByOperator, type Refused } from '../core/call.ts';
import { findPage } from '../content/pages.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';

const batchJob = 'news:mails';
const mailJob = 'news:mail';
const Batch = z.object({ path: z.string(), after: z.int() });
const Mail = z.object({ path: z.string(), player: z.int() });

/** Number of players whose emails one job schedules. */
const batchSize = 200;

/**
 * Emails an article to all players who want offers. One job schedules the emails for a batch of players, and a
 * separate job writes each email, so that no player's row stays locked while others wait. Each player gets an article
 * once, however often it is requested. Refuses with `not_found` if there is no such article.
 */
export function newsMails(
  { db, deps, config, jobs }: Platform,
  mayPromote: MayPromote,
): (slug: string, by: ByOperator) => Promise<{ title: string } | Refused> {
  jobs.on(
    batchJob,
    async (tx, planned) => {
      const { path, after } = Batch.parse(planned);
      const players = await tx.query<{ id: bigint }>(
        `SELECT id FROM players WHERE receive_promos AND id > $1 ORDER BY id LIMIT ${batchSize}`,
        [after],
      );
      for (const { id } of players) await jobs.schedule(tx, mailJob, deps.now(), { path, player: Number(id) });
      const last = players.length < batchSize ? undefined : players.at(-1);
      if (last) await jobs.schedule(tx, batchJob, deps.now(), { path, after: Number(last.id) });
    },
    'mail',
  );

  jobs.on(
    mailJob,
    async (tx, planned) => {
      const { path, player: playerId } = Mail.parse(planned);
      const player = await playerById(tx, playerId);
      const page = player && (await findNews(tx, path, player.language));
      if (player === null || page === null) return;
      const link = siteLink(config, siteOfPlayer(config, player), player.language, path);
      const fill = { title: page.title, description: page.description, link };
      await sendMarketing(tx, deps, mayPromote, { playerId, campaign: path, text: 'news', fill });
    },
    'mail',
  );

  return async (slug, { operator, ip }) => {
    const path = `/news/${slug}`;
    const page = await findNews(db, path, sourceLocale);
    if (page === null) return refuse('not_found');
    await db.transaction(async tx => {
      await jobs.schedule(tx, batchJob, deps.now(), { path, after: 0 });
      await audit(tx, deps, { actor: operator, action: 'news.mailed', subject: path, ip });
    });
    return { title: page.title };
  };
}

async function findNews(sql: Sql, path: string, language: string) {
  const page = await findPage(sql, path, language);
  return page?.categories.includes('news') && !page.hidden ? page : null;
}
