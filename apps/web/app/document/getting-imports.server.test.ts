import { expect, it } from 'vitest';
import { withGettingImports } from './getting-imports.server.ts';

const text = 'é and "<p type=\\"module\\" async=\\"\\">"';
const start =
  'import "/m.js";\nimport * as route0 from "/a.js";\nimport * as route1 from "/b.js";\nwindow.modules = {route0, route1};import("/e.js");';
const page = (code: string) =>
  Buffer.from(`<p>${text}</p><script nonce="n" type="module" async="">${code}</script><script>${text}</script>`);

it('the start of a player’s page gets its modules in their order, and the rest of the page stays as it is [B12]', () => {
  const sent = withGettingImports(page(start)).toString();
  const [, before, code = '', after] = /^(.*async="">)([\s\S]*?)(<\/script>.*)$/s.exec(sent) ?? [];
  expect(`${before}${start}${after}`).toBe(page(start).toString());
  expect(code).not.toMatch(/^import[ {*"]/m);
  const steps = [
    'const get = ',
    'await get("/m.js");',
    'const route0 = await get("/a.js");',
    'const route1 = await get("/b.js");',
    'window.modules = {route0, route1};get("/e.js");',
  ].map(step => code.indexOf(step));
  expect(steps).not.toContain(-1);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

it('a page without a start stays as it is', () => {
  const bare = Buffer.from(`<p>${text}</p>`);
  expect(withGettingImports(bare)).toBe(bare);
});
