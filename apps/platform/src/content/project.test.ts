import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '@liftoff/contract/content/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { readProject } from './project.ts';

const folder = mkdtempSync(join(tmpdir(), 'project-'));
const brandFile = join(folder, 'brand-config.json');
const env = { FE_CONFIG_DIR: folder, SITE_ORIGINS: 'https://moon.example,https://moon2.example:8443' };
let platform: TestPlatform;

beforeAll(async () => {
  writeFileSync(brandFile, '{"name":"Moonbase","phone":"+1 800 555 0142"}');
  platform = await testPlatform({ seed: 'none', env: { ...env, DEFAULT_COUNTRY: 'EE' } });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

describe('the project call', () => {
  it("returns the brand's name, its hosts and its default locale, the same for every caller [CALL-048]", async () => {
    expect(content.project).toMatchObject({ route: 'GET /api/info/project', built: true });
    const answer = await platform.caller({ country: 'CA' }).send('GET', '/api/info/project');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      name: 'Moonbase',
      hosts: ['moon.example', 'moon2.example:8443'],
      default_locale: 'et',
    });
    expect(answer.headers.get('cache-control')).toContain('public, max-age=300');
    expect((await platform.caller({ country: 'DE' }).send('GET', '/api/info/project')).body).toEqual(answer.body);
  });

  it("returns the product's name when no brand is configured [CALL-048]", () => {
    const project = readProject(testConfig({ FE_CONFIG_DIR: join(folder, 'none') }));
    expect(project).toEqual({ name: 'Liftoff', hosts: ['localhost:3000'], default_locale: 'en-CA' });
  });

  it('lists the main hosts before the mirrors, regardless of their order in the settings [CALL-048] [ROLE-024]', () => {
    const origins = 'https://a.example,https://b.example:8443,https://c.example';
    const hostsWith = (MAIN_HOSTS: string) =>
      readProject(testConfig({ FE_CONFIG_DIR: folder, SITE_ORIGINS: origins, MAIN_HOSTS })).hosts;
    expect(hostsWith('')).toEqual(['a.example', 'b.example:8443', 'c.example']);
    expect(hostsWith('b.example:8443')).toEqual(['b.example:8443', 'a.example', 'c.example']);
    expect(hostsWith('c.example, b.example:8443')).toEqual(['b.example:8443', 'c.example', 'a.example']);
  });

  it("lists the mirrors of an additional brand after its other hosts, and leaves out other brands' hosts [CALL-048]", () => {
    const brands = mkdtempSync(join(folder, 'brands-'));
    mkdirSync(join(brands, 'sun'));
    const sun = { hosts: ['sun2.example', 'sun.example'], mirrors: ['sun2.example'], scene: 'live' };
    const grounds = { dark: '#000000', light: '#ffffff' };
    writeFileSync(join(brands, 'sun/brand.json'), JSON.stringify({ ...sun, grounds }));
    const SITE_ORIGINS = 'https://moon.example,https://sun2.example,https://sun.example';
    const config = testConfig({ FE_CONFIG_DIR: folder, BRANDS_DIR: brands, SITE_ORIGINS });
    expect(readProject(config, 'sun2.example').hosts).toEqual(['sun.example', 'sun2.example']);
    expect(readProject(config, 'moon.example').hosts).toEqual(['moon.example']);
  });

  it.each(['{"name":', '{"name":7}'])('rejects the brand file %s with an error naming it', text => {
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(broken, 'brand-config.json'), text);
    expect(() => readProject(testConfig({ FE_CONFIG_DIR: broken }))).toThrow(`${broken}/brand-config.json`);
  });
});
