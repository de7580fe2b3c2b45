/** What runs `canary` where a text is taken for markup, an address or code [A30]. */
const dangers = [
  '<img src=x onerror=canary()>',
  '<svg onload=canary()>',
  '<script>canary()</script>',
  'javascript:canary()',
  '<iframe srcdoc="<script>canary()</script>"></iframe>',
  '<a href="javascript:canary()">press</a>',
  '<details open ontoggle=canary()>',
  '<math><mtext><img src=x onerror=canary()></mtext></math>',
  'onfocus=canary() autofocus tabindex=0',
  '&lt;img src=x onerror=canary()&gt;',
  '<style>@import "//evil.example/canary.css";</style>',
  '<base href="//evil.example/canary/">',
  '<meta http-equiv=refresh content="0;url=javascript:canary()">',
  '{{constructor.constructor("canary()")()}}',
  '${canary()}\u2028canary()',
];

/** Ways out of the place that a text stands in. */
const waysOut: readonly ((danger: string) => string)[] = [
  danger => danger,
  danger => `">${danger}`,
  danger => `'>${danger}`,
  danger => `" ${danger} y="`,
  danger => `</title>${danger}`,
  danger => `</script>${danger}`,
  danger => `</textarea></style>${danger}`,
  danger => `-->${danger}<!--`,
  danger => `]]>${danger}`,
  danger => `\`${danger}\``,
];

/** A hundred and fifty of them. */
export const textPayloads: readonly string[] = dangers.flatMap(danger => waysOut.map(wayOut => wayOut(danger)));

const own = 'https://own.example';
const leadsAway = (value: string): boolean => URL.parse(value, own)?.host === 'evil.example';

/** What of a document would run, load or lead elsewhere. */
export const dangersIn = (place: ParentNode): string[] =>
  [...place.querySelectorAll('*')].flatMap(element => {
    const tag = element.tagName.toLowerCase();
    const isForbidden = /^(?:script|iframe|object|embed|base|meta|link|style|math|mtext|form)$/.test(tag);
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        /^on|^srcdoc$|^autofocus$/i.test(name) ||
        (/^(?:href|src|action|formaction|xlink:href)$/i.test(name) &&
          (/^\s*(?:javascript|data:text|vbscript)/i.test(value) || leadsAway(value))),
    );
    return [...(isForbidden ? [tag] : []), ...attributes.map(({ name, value }) => `${tag} ${name}=${value}`)];
  });
