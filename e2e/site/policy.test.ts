import { hash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { sharedSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map(part => [part.split(' ')[0], part.split(' ').slice(1)]));
const strict = {
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

it("a player's page has its own nonce and a strict policy [A2]", async () => {
  const cookie = await site.signIn('demo@liftoff.test');
  const nonces = new Set<string>();
  for (const path of ['/', '/pokies/all', '/favorite-games', '/nowhere']) {
    for (let asked = 0; asked < 50; asked += 1) {
      const { headers, html } = await site.visit(path, { cookie });
      const policy = headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      // Six bits per character; at least 128 bits are required.
      expect(nonce.replaceAll('=', '').length * 6).toBeGreaterThanOrEqual(128);
      nonces.add(nonce);
      const opened = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
      expect(opened.length).toBeGreaterThan(0);
      expect(opened.filter(tag => !tag.includes(` nonce="${nonce}"`))).toEqual([]);
      if (asked > 0) continue;
      expect(directivesOf(policy)).toMatchObject({
        ...strict,
        'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
      });
      expect(policy).not.toContain("'unsafe-eval'");
    }
  }
  expect(nonces.size).toBe(200);
});

it("a guest's page lists its scripts and styles by hash, and its policy is just as strict [A2]", async () => {
  for (const path of ['/', '/pokies/all', '/sign-in', '/play/turbogames/rocket-x', '/nowhere']) {
    const { headers, html } = await site.visit(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(html).not.toContain('nonce');
    const hashesOf = (name: string) =>
      [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(
        ([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`,
      );
    const scripts = [...new Set(hashesOf('script'))];
    expect(scripts.length).toBeGreaterThan(2);
    expect(directivesOf(policy)).toMatchObject({
      ...strict,
      'script-src': [...scripts, "'strict-dynamic'"],
      'style-src': ["'self'", ...new Set(hashesOf('style'))],
    });
    expect(policy).not.toContain("'unsafe-eval'");
  }
});
