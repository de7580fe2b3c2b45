import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '@liftoff/contract/content';
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

describe('the house', () => {
  it('says its name, its hosts and its own locale, the same to everyone [CALL-048]', async () => {
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

  it('has the name of the product where no brand was written [CALL-048]', () => {
    const project = readProject(testConfig({ FE_CONFIG_DIR: join(folder, 'none') }));
    expect(project).toEqual({ name: 'Liftoff', hosts: ['localhost:3000'], default_locale: 'en-CA' });
  });

  it.each(['{"name":', '{"name":7}'])('does not start with the brand file %s, and names it', text => {
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(broken, 'brand-config.json'), text);
    expect(() => readProject(testConfig({ FE_CONFIG_DIR: broken }))).toThrow(`${broken}/brand-config.json`);
  });
});
