import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SurveyAnswers } from '@liftoff/contract/content/content-entities';
import { surveyOf, type Survey } from '@liftoff/rules/support/survey';
import * as z from 'zod';
import { tokenHash } from '../core/token.ts';
import { furtherBrandAt, furtherBrands } from '../market/brand.ts';
import type { Config } from '../core/config.ts';
import type { Sql } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { readShaped } from '../core/read-config-file.ts';

/**
 * The survey that the folder's configuration file turns on; `null` if the file turns on none, and `undefined` if
 * there is no such file.
 */
function surveyIn(folder: string): Survey | null | undefined {
  const file = join(folder, 'survey-config.json');
  return existsSync(file) ? surveyOf(readShaped(file, file, z.record(z.string(), z.unknown()))) : undefined;
}

/**
 * Returns a lookup for the active survey at one of the site's origins, read from the widget's configuration. The file
 * of an additional brand takes precedence over the platform's own. The lookup returns `null` if no survey is active.
 * Throws an error that names the file if it is invalid.
 */
export function readSurveys(config: Pick<Config, 'feConfigDir' | 'brandsDir'>): (site: string) => Survey | null {
  const own = surveyIn(config.feConfigDir) ?? null;
  const ofBrands = new Map(furtherBrands(config).map(({ id, folder }) => [id, surveyIn(folder)]));
  return site => {
    const ofBrand = ofBrands.get(furtherBrandAt(config, site)?.id ?? '');
    return ofBrand === undefined ? own : ofBrand;
  };
}

/** Stores a survey answer, without any data about its author, once per idempotency key. */
export async function keepSurveyAnswer(
  sql: Sql,
  deps: Deps,
  { id, collector }: Survey,
  { score, comment, key }: { score: number; comment: string; key: string | undefined },
): Promise<void> {
  const tryHash = key === undefined ? null : tokenHash(JSON.stringify([id, key, score, comment]));
  await sql.query(
    `INSERT INTO survey_answers (id, try_hash, survey, collector, score, comment, answered_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (try_hash) DO NOTHING`,
    [deps.id(), tryHash, id, collector, score, comment, deps.now()],
  );
}

/** How often each score was given in a survey, and the newest hundred answers. */
export async function listSurveyAnswers(sql: Sql, survey: string): Promise<SurveyAnswers> {
  const counted = await sql.query<{ score: number; times: number }>(
    'SELECT score::int, count(*)::int AS times FROM survey_answers WHERE survey = $1 GROUP BY score',
    [survey],
  );
  const rows = await sql.query<{ collector: string; score: number; comment: string; answered_at: Date }>(
    `SELECT collector, score::int, comment, answered_at FROM survey_answers WHERE survey = $1
     ORDER BY answered_at DESC, id DESC LIMIT 100`,
    [survey],
  );
  return {
    scores: [1, 2, 3, 4, 5].map(score => counted.find(row => row.score === score)?.times ?? 0),
    answers: rows.map(row => ({ ...row, answered_at: row.answered_at.toISOString() })),
  };
}
