import { textPayloads } from '@liftoff/rules/testing/text-payloads';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { writeMail } from './mail-content.ts';
import { mailLook } from './mail-look.ts';
import { mailHtml, mailText, type MailFrame } from './mail-page.ts';

const file = readFileSync(new URL('../../../../../messages/en-CA/mail.json', import.meta.url), 'utf8');
const named = Object.entries(JSON.parse(file) as Record<string, unknown>).filter(([name]) => name !== 'frame');
const link = 'https://own.example/sign-in';

/** Writes a mail in which every placeholder except the link, and every text of the frame, is the given text. */
function written(name: string, places: readonly string[], text: string) {
  const fill = { ...Object.fromEntries(places.map(place => [place, text])), link };
  const { subject, content } = writeMail(name, 'en-CA', fill);
  const frame: MailFrame = {
    language: 'en-CA',
    brand: text,
    look: mailLook(testConfig(), 'http://localhost:3000'),
    fallback: text,
    why: text,
    links: [{ label: text, link }],
    imprint: text,
  };
  return { html: mailHtml(subject, content, frame), text: mailText(content, frame) };
}

/** Only the markup: each element with its attributes and their values. */
const markup = (html: string) => html.match(/<[^>]*>/g)?.join('');
const asText = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

it.each(named)(
  'the email %s shows a hundred and fifty attack payloads as plain text and keeps its markup unchanged [A30]',
  (name, source) => {
    const places = [...JSON.stringify(source).matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
    const plain = written(name, places, 'plain');
    expect(markup(plain.html)).toContain('<title>');
    for (const payload of textPayloads) {
      const mail = written(name, places, payload);
      expect(markup(mail.html), payload).toBe(markup(plain.html));
      const shown = plain.html.split('plain').length;
      expect(asText(mail.html).split(payload).length, payload).toBe(shown);
    }
  },
);
