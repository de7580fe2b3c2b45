import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NoticeIcon, type HeaderNotice } from '@liftoff/contract/content/content-entities';
import { locales, sourceLocale } from '@liftoff/contract/core/locale';
import { isAimedAt, type NoticeReader } from '@liftoff/rules/notice/header-notices';
import * as z from 'zod';
import type { Config } from '../core/config.ts';
import { readShaped } from '../core/read-config-file.ts';
import { localesFor } from './page-files.ts';

const moment = z.iso.datetime({ offset: true });
const Text = z.strictObject({ message: z.string().min(1).max(200), link_text: z.string().min(1).max(40).optional() });

/** A notice in `header-notices.json`. A reader sees the first notice in the list that they have not closed. */
const Written = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    icon: NoticeIcon,
    /** An `offer` is hidden from players who may not receive promotions; a `service` notice is for everyone [C15]. */
    kind: z.enum(['service', 'offer']).default('offer'),
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
    groups: z.array(z.string()).optional(),
    from: moment.optional(),
    until: moment.optional(),
    /** A path on the site, never on another host. */
    action: z
      .string()
      .regex(/^\/(?![/\\])[\w./?#=&-]{0,200}$/)
      .optional(),
    texts: z.partialRecord(z.enum(locales), Text).refine(texts => texts[sourceLocale], `${sourceLocale} is missing`),
  })
  .refine(
    ({ texts, action }) =>
      Object.values(texts).every(text => (action === undefined) === (text.link_text === undefined)),
    {
      message: 'an action needs its link_text in every locale, and a link_text its action',
    },
  );
type Written = z.output<typeof Written>;
const List = z
  .array(Written)
  .refine(list => new Set(list.map(({ id }) => id)).size === list.length, 'two notices have one id');

/**
 * Reads the operator's header notices. Returns an empty list if there is no file. Throws an error naming the file if
 * it is malformed.
 */
export function readHeaderNotices({ feConfigDir }: Pick<Config, 'feConfigDir'>): readonly Written[] {
  const file = join(feConfigDir, 'header-notices.json');
  return existsSync(file) ? readShaped(file, file, List) : [];
}

/**
 * The header notices to show a reader now, in the requested locale, or in the source locale if there is no
 * translation.
 */
export function headerNoticesFor(written: readonly Written[], locale: string, reader: NoticeReader): HeaderNotice[] {
  return written
    .filter(notice => isAimedAt(known(notice), reader))
    .flatMap(({ id, icon, action, texts }) => {
      const text = localesFor(locale).flatMap(each => texts[each] ?? [])[0];
      return text ? [{ id, icon, ...text, ...(action === undefined ? {} : { action }) }] : [];
    });
}

/** The notice's targeting fields that are set. */
const known = ({ countries, groups, from, until }: Written) => ({
  ...(countries ? { countries } : {}),
  ...(groups ? { groups } : {}),
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
});
