/** The host to which the addresses below would lead. */
export const hostileHost = 'evil.example';

/** Addresses that a browser could interpret as another site or as a script [A36]. */
export const hostileRedirects: readonly string[] = [
  ...[
    '//',
    '///',
    '////',
    '/\\',
    '\\\\',
    '\\/',
    '/\t/',
    '\t//',
    '\n//',
    '\r\n//',
    '/\n/',
    ' //',
    '/ /',
    '/./',
    '/..//',
  ].map(start => start + hostileHost),
  ...['https:', 'http:', 'HTTPS:', 'hTTp:', 'ftp:', 'ws:'].flatMap(scheme =>
    ['', '/', '//', '///', '/\\', '\\\\'].map(slashes => scheme + slashes + hostileHost),
  ),
  ...['\u2028', '\u2029', '\u00A0', '\uFEFF', '\u0000', '\u3000'].map(blank => `${blank}//${hostileHost}`),
  ...[
    'javascript:alert(1)//',
    'JaVaScRiPt:alert(1)//',
    'java\tscript:alert(1)//',
    'data:text/html,',
    'vbscript:x//',
  ].map(script => script + hostileHost),
  `https://localhost:3000@${hostileHost}`,
  `//localhost:3000@${hostileHost}`,
  `https://localhost:3000.${hostileHost}`,
  `/%09/${hostileHost}`,
  `/%5c${hostileHost}`,
  `//%65vil.example`,
];

/** Whether following an address leaves the site, for an http and an https origin. */
export const leavesSite = (address: string): boolean =>
  ['http://localhost:3000', 'https://site.example'].some(own => URL.parse(address, own)?.origin !== own);
