import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { writtenLocaleOf, writtenLocales } from '../../market/written-locales.ts';

/** Content of one email, filled in and in the reader's language. The layout is in `mail-page.ts`. */
export const MailContent = z.object({
  title: z.string(),
  /** Preview text that mail clients show next to the subject in a list of emails. */
  preview: z.string(),
  paragraphs: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The only button; `null` if the email asks for no action. */
  action: z.object({ label: z.string(), link: z.string() }).nullable(),
  /** Shown below the dividing line: how long the link works, and what to do if someone else triggered the email. */
  note: z.string().nullable(),
});
export type MailContent = z.infer<typeof MailContent>;

const MailText = z.strictObject({
  subject: z.string(),
  preview: z.string().optional(),
  title: z.string().optional(),
  /** Blank lines separate paragraphs. */
  body: z.string(),
  rows: z.record(z.string(), z.object({ label: z.string(), value: z.string() })).optional(),
  /** Label of the button that leads to `{link}`. */
  action: z.string().optional(),
  note: z.string().optional(),
});

/** Texts that surround the content of every email. */
const FrameText = z.strictObject({
  fallback: z.string(),
  why: z.string(),
  /** Replaces `why` in marketing emails. */
  offers: z.string(),
  unsubscribe: z.string(),
  limits: z.string(),
  support: z.string(),
  help: z.string(),
  age: z.string(),
  licence: z.string(),
});

const Texts = z.object({ frame: FrameText }).catchall(MailText);
const textsOf = (locale: string) =>
  Texts.parse(
    JSON.parse(readFileSync(new URL(`../../../../../messages/${locale}/mail.json`, import.meta.url), 'utf8')),
  );

const sources = new Map(writtenLocales.map(locale => [locale, textsOf(locale)]));

function textsFor(language: string): z.infer<typeof Texts> {
  const locale = writtenLocaleOf(language);
  const texts = sources.get(locale);
  if (!texts) throw new Error(`No mails in ${locale}`);
  return texts;
}

export const frameText = (language: string): z.infer<typeof FrameText> => textsFor(language).frame;

/** Replaces each `{name}` with its value, or with nothing if there is no value. */
export const fillIn = (template: string, fill: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => fill[name] ?? '');

/**
 * Writes the email with this name. Rows with a missing value are left out. Throws if there is no text with this name.
 */
export function writeMail(
  name: string,
  language: string,
  fill: Readonly<Record<string, string>>,
): { subject: string; content: MailContent } {
  const texts = textsFor(language);
  const text = Object.hasOwn(texts, name) ? MailText.safeParse(texts[name]).data : undefined;
  if (!text) throw new Error(`No text for the mail ${name}`);
  const filled = (template: string) => fillIn(template, fill);
  const rows = Object.values(text.rows ?? {}).filter(({ value }) =>
    [...value.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => Boolean(fill[key])),
  );
  const content: MailContent = {
    title: filled(text.title ?? text.subject),
    preview: filled(text.preview ?? ''),
    paragraphs: filled(text.body).split('\n\n'),
    rows: rows.map(({ label, value }) => ({ label, value: filled(value) })),
    action: text.action === undefined ? null : { label: text.action, link: fill.link ?? '' },
    note: text.note === undefined ? null : filled(text.note),
  };
  return { subject: filled(text.subject), content };
}
