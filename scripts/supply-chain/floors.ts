/**
 * Versions that mended something we know of, one per major line that was mended [A48]. A line between or above them is
 * newer than the fault; one below the first is not. Grows whenever an advisory touches what is installed.
 */
export const floors: Readonly<Record<string, { readonly mended: readonly string[]; readonly why: string }>> = {
  '@react-router/node': { mended: ['7.9.4'], why: 'CVE-2025-61686: session files outside their folder' },
  'form-data': { mended: ['2.5.4', '3.0.4', '4.0.4'], why: 'CVE-2025-7783: guessable boundaries' },
  hono: { mended: ['4.12.34'], why: 'a leak between requests when rendering on the server' },
  jose: { mended: ['2.0.7', '4.15.5'], why: 'CVE-2024-28176: memory by compressed tokens' },
  lodash: { mended: ['4.17.21'], why: 'CVE-2021-23337: code in a template' },
  'lodash-es': { mended: ['4.17.21'], why: 'CVE-2021-23337: code in a template' },
  nanoid: { mended: ['3.3.8', '5.0.9'], why: 'CVE-2024-55565: guessable with a fractional size' },
  postcss: { mended: ['8.4.31'], why: 'CVE-2023-44270: line ends hid text' },
  protobufjs: { mended: ['6.11.4', '7.2.5'], why: 'CVE-2023-36665: prototype pollution' },
  react: { mended: ['19.2.1'], why: 'CVE-2025-55182: the line after the faulty server components' },
  'react-dom': { mended: ['19.2.1'], why: 'CVE-2025-55182: the line after the faulty server components' },
  'react-router': { mended: ['7.5.2'], why: 'CVE-2025-43864, CVE-2025-43865: data of a page spoofed by a header' },
  'sanitize-html': { mended: ['2.12.1'], why: 'CVE-2024-21501: told which files exist' },
  semver: { mended: ['5.7.2', '6.3.1', '7.5.2'], why: 'CVE-2022-25883: slow on crafted ranges' },
  sharp: { mended: ['0.32.6'], why: 'CVE-2023-4863: code run by a crafted WebP' },
  undici: { mended: ['5.29.0', '6.21.2', '7.5.0'], why: 'CVE-2025-47279: memory by bad certificates' },
  vite: { mended: ['4.5.14', '5.4.19', '6.3.4'], why: 'CVE-2025-46565: files of the root served' },
  ws: { mended: ['5.2.4', '6.2.3', '7.5.10', '8.17.1'], why: 'CVE-2024-37890: stopped by many headers' },
  zod: { mended: ['3.22.3'], why: 'CVE-2023-4316: slow on crafted addresses' },
};
