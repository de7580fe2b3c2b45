import type { MailContent } from './mail-content.ts';
import type { MailColours, MailLook } from './mail-look.ts';

/** What surrounds the content of an email: the brand, and links to further pages. */
export interface MailFrame {
  readonly language: string;
  readonly brand: string;
  readonly look: MailLook;
  /** Text that introduces the address printed below a button. */
  readonly fallback: string;
  /** Why the reader is getting this email. */
  readonly why: string;
  readonly links: readonly { readonly label: string; readonly link: string }[];
  /** Minimum age, licence number, and the brand's name and address. */
  readonly imprint: string;
}

const font = "font-family:'Mona Sans Variable',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

const darkStyle = ({ dark: c }: MailLook): string => `@media (prefers-color-scheme:dark){
.page{background:${c.bg}!important}.card{background:${c.card}!important;border-color:${c.line}!important}
.well{background:${c.well}!important}.line{border-color:${c.line}!important}
.text{color:${c.text}!important}.text-secondary{color:${c.text2}!important}.text-muted{color:${c.text3}!important}
.button{background:${c.brand}!important}.button a{color:${c.onBrand}!important}.link{color:${c.link}!important}
.mark{fill:${c.text}!important}.mark-accent{fill:${c.brand}!important}}`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, found => entities[found] ?? found);

const table = (inner: string, more = ''): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${more}>${inner}</table>`;
const row = (className: string, style: string, inner: string): string =>
  `<tr><td class="${className}" style="${font}${style}">${inner}</td></tr>`;

const logo = (brand: string, { light, mark }: MailLook): string =>
  table(
    `<tr><td style="padding-right:9px">${mark}</td><td class="text" style="${font}font-size:18px;font-weight:700;letter-spacing:-.01em;color:${light.text}">${escape(brand)}</td></tr>`,
  );

function rowsTable(rows: MailContent['rows'], light: MailColours): string {
  const cell = `${font}font-size:14px;line-height:20px;`;
  const lines = rows.map(({ label, value }, at) => {
    const line = at === 0 ? '' : `;border-top:1px solid ${light.line}`;
    return `<tr><td class="text-secondary line" style="${cell}color:${light.text2};padding:12px 0 12px 16px${line}">${escape(label)}</td><td class="text line" align="right" style="${cell}font-weight:600;color:${light.text};padding:12px 16px 12px 12px${line}">${escape(value)}</td></tr>`;
  });
  const look = `class="well" width="100%" bgcolor="${light.well}" style="background:${light.well};border-radius:12px"`;
  return `<tr><td style="padding:4px 0 18px">${table(lines.join(''), look)}</td></tr>`;
}

function button({ label, link }: { label: string; link: string }, fallback: string, light: MailColours): string {
  const href = escape(link);
  const face = `<tr><td class="button" bgcolor="${light.brand}" style="background:${light.brand};border-radius:12px"><a href="${href}" style="${font}display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:700;color:${light.onBrand};text-decoration:none">${escape(label)}</a></td></tr>`;
  const address = `${escape(fallback)}<br><a class="link" href="${href}" style="color:${light.link};text-decoration:underline">${href}</a>`;
  return (
    `<tr><td style="padding:4px 0 18px">${table(face)}</td></tr>` +
    row(
      'text-muted',
      `font-size:13px;line-height:19px;color:${light.text3};padding-bottom:14px;word-break:break-all`,
      address,
    )
  );
}

const heading = (light: MailColours): string =>
  `font-size:24px;line-height:30px;font-weight:700;letter-spacing:-.012em;color:${light.text};padding-bottom:12px;margin:0`;
const paragraph = (light: MailColours): string =>
  `font-size:16px;line-height:25px;color:${light.text2};padding-bottom:14px`;
const noteStyle = (light: MailColours): string =>
  `font-size:14px;line-height:21px;color:${light.text2};border-top:1px solid ${light.line};padding-top:16px`;

/** Renders an email as HTML: tables and inline colours, at most 600 px wide, without external images or scripts. */
export function mailHtml(subject: string, content: MailContent, frame: MailFrame): string {
  const { title, preview, paragraphs, rows, action, note } = content;
  const { light } = frame.look;
  const card = [
    row('text', heading(light), `<h1 style="margin:0;font:inherit">${escape(title)}</h1>`),
    ...paragraphs.map(text => row('text-secondary', paragraph(light), escape(text).replaceAll('\n', '<br>'))),
    rows.length > 0 ? rowsTable(rows, light) : '',
    action ? button(action, frame.fallback, light) : '',
    note === null ? '' : row('text-secondary line', noteStyle(light), escape(note)),
  ].join('');
  const links = frame.links
    .map(({ label, link }) => `<a class="link" href="${escape(link)}" style="color:${light.link}">${escape(label)}</a>`)
    .join(' &nbsp;·&nbsp; ');
  const foot = `${escape(frame.why)}<br><br>${links}<br>${escape(frame.imprint)}`;
  const body = table(
    [
      `<tr><td style="padding:0 4px 18px">${logo(frame.brand, frame.look)}</td></tr>`,
      `<tr><td class="card" bgcolor="${light.card}" style="background:${light.card};border:1px solid ${light.line};border-radius:16px;padding:28px 24px">${table(card, 'width="100%"')}</td></tr>`,
      row('text-muted', `font-size:12px;line-height:18px;color:${light.text3};padding:18px 4px 0`, foot),
    ].join(''),
    'width="100%" style="max-width:520px;border-collapse:separate"',
  );
  return `<!doctype html>
<html lang="${escape(frame.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><title>${escape(subject)}</title><style>${darkStyle(frame.look)}</style></head>
<body class="page" style="margin:0;background:${light.bg}"><div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
${table(`<tr><td align="center" style="padding:28px 16px">${body}</td></tr>`, `class="page" width="100%" bgcolor="${light.bg}" style="background:${light.bg};border-collapse:collapse"`)}</body></html>`;
}

/** Renders an email as plain text. */
export function mailText(content: MailContent, frame: MailFrame): string {
  const { title, paragraphs, rows, action, note } = content;
  return [
    title,
    ...paragraphs,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.link}` : '',
    note ?? '',
    `-- \n${frame.why}`,
    frame.links.map(({ label, link }) => `${label}: ${link}`).join('\n'),
    frame.imprint,
  ]
    .filter(part => part !== '')
    .join('\n\n');
}
