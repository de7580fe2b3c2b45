/**
 * For each package, the versions that fixed a known vulnerability, one per fixed major version [A48]. A major version
 * between or above them is newer than the fault, and one below the first is vulnerable. Extend the list whenever an
 * advisory affects an installed package.
 */
export const floors: Readonly<Record<string, { readonly mended: readonly string[]; readonly why: string }>> = {
  '@react-router/node': { mended: ['7.9.4'], why: 'CVE-2025-61686: session files can be outside their folder' },
  'form-data': { mended: ['2.5.4', '3.0.4', '4.0.4'], why: 'CVE-2025-7783: predictable boundaries' },
  hono: { mended: ['4.12.34'], why: 'a leak between requests when rendering on the server' },
  jose: { mended: ['2.0.7', '4.15.5'], why: 'CVE-2024-28176: compressed tokens exhaust resources' },
  lodash: { mended: ['4.17.21'], why: 'CVE-2021-23337: code injection through a template' },
  'lodash-es': { mended: ['4.17.21'], why: 'CVE-2021-23337: code injection through a template' },
  nanoid: { mended: ['3.3.8', '5.0.9'], why: 'CVE-2024-55565: predictable ids with a fractional size' },
  postcss: { mended: ['8.4.31'], why: 'CVE-2023-44270: line endings can hide text from the parser' },
  protobufjs: { mended: ['6.11.4', '7.2.5'], why: 'CVE-2023-36665: prototype pollution' },
  react: { mended: ['19.2.1'], why: 'CVE-2025-55182: faulty server components in older versions' },
  'react-dom': { mended: ['19.2.1'], why: 'CVE-2025-55182: faulty server components in older versions' },
  'react-router': { mended: ['7.5.2'], why: 'CVE-2025-43864, CVE-2025-43865: a header can spoof page data' },
  'sanitize-html': { mended: ['2.12.1'], why: 'CVE-2024-21501: reveals which files exist' },
  semver: { mended: ['5.7.2', '6.3.1', '7.5.2'], why: 'CVE-2022-25883: slow on crafted ranges' },
  sharp: { mended: ['0.32.6'], why: 'CVE-2023-4863: a crafted WebP can run code' },
  undici: { mended: ['5.29.0', '6.21.2', '7.5.0'], why: 'CVE-2025-47279: bad certificates leak memory' },
  vite: { mended: ['4.5.14', '5.4.19', '6.3.4'], why: 'CVE-2025-46565: denied files of the root are served' },
  ws: {
    mended: ['5.2.4', '6.2.3', '7.5.10', '8.17.1'],
    why: 'CVE-2024-37890: a request with many headers crashes the server',
  },
  zod: { mended: ['3.22.3'], why: 'CVE-2023-4316: slow on crafted addresses' },
};
