import { minAge } from '@liftoff/rules/account/licence';
import { furtherBrandAt, readBrand } from '../../market/brand.ts';
import type { Config } from '../../core/config.ts';
import type { Sql } from '../../database/database.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import type { OutboxMail } from './mails.ts';
import { playerByEmail, type PlayerRow } from '../player-row.ts';
import { fillIn, frameText } from './mail-content.ts';
import { writtenLocaleOf } from '../../market/written-locales.ts';
import { mailHtml, mailText, type MailFrame } from './mail-page.ts';
import { mailLook } from './mail-look.ts';
import { siteLink, siteOfPlayer } from './site-link.ts';
import { oneClickAddress, unsubscribeToken } from '../offers/unsubscribe.ts';

/** An email as it is sent. */
export interface WrittenMail {
  /** The brand's name and address. */
  readonly from: { readonly name: string; readonly address: string };
  readonly html: string;
  readonly text: string;
  /** Headers to send in addition to those on every email. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Adds the frame around an email: the brand's name, links to the site it is sent from, and the reader's licence.
 * `null` if the email's content has been erased.
 */
export async function writeOut(sql: Sql, config: Config, mail: OutboxMail): Promise<WrittenMail | null> {
  if (mail.content === null) return null;
  const player = await playerByEmail(sql, mail.to);
  const site = mail.site ?? siteOfPlayer(config, player);
  const frame = frameOf(config, mail, site, player);
  const address = furtherBrandAt(config, site)?.mail_from ?? config.mailFrom;
  const headers: WrittenMail['headers'] =
    mail.marketingTo === null
      ? {}
      : {
          // Lets the mail client unsubscribe the reader with one click (RFC 8058).
          'List-Unsubscribe': `<${oneClickAddress(config, mail.marketingTo)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        };
  return {
    from: { name: frame.brand, address },
    html: mailHtml(mail.subject, mail.content, frame),
    text: mailText(mail.content, frame),
    headers,
  };
}

function frameOf(config: Config, mail: OutboxMail, site: string, player: PlayerRow | null): MailFrame {
  const brand = readBrand(config, site);
  const text = frameText(mail.language);
  const link = (path: string) => siteLink(config, site, mail.language, path);
  const age = player?.country
    ? minAge(licencePolicy, { licence: player.licence, country: player.country, state: player.state })
    : null;
  const number = player ? (brand.licences[player.licence] ?? player.licence) : null;
  return {
    language: writtenLocaleOf(mail.language),
    brand: brand.name,
    look: mailLook(config, site),
    fallback: text.fallback,
    why: mail.marketingTo === null ? text.why : text.offers,
    links: [
      ...(mail.marketingTo === null
        ? []
        : [
            { label: text.unsubscribe, link: link(`/unsubscribe?token=${unsubscribeToken(config, mail.marketingTo)}`) },
          ]),
      { label: text.limits, link: link('/profile/limits') },
      { label: text.support, link: link('/support') },
      { label: text.help, link: link('/responsible-gaming') },
    ],
    imprint: [
      age === null ? '' : fillIn(text.age, { age: String(age) }),
      number === null ? '' : fillIn(text.licence, { number }),
      `${brand.name}, ${brand.email}`,
    ]
      .filter(part => part !== '')
      .join(' '),
  };
}
