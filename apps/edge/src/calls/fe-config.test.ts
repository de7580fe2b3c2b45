import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { configAnswers } from './fe-config.ts';
import { EditedFiles } from '../data/edited-files.ts';
import type { WholeAnswer } from '../data/whole-answer.ts';
import { readConfig } from '../config/config.ts';
import { log } from '../config/log.ts';
import { readVisitor } from '../config/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'logo-config.json'), '{"image":"/x.svg"}');
writeFileSync(join(folder, 'banners-config.json'), '{"banners":["for everyone"]}');
writeFileSync(join(folder, 'banners-config.de.json'), '{"banners":["auf Deutsch"]}');
const answers = configAnswers(folder, true);
const visitorFrom = (country: string) =>
  readVisitor(new Headers({ 'x-test-country': country }), '127.0.0.1', readConfig({ NODE_ENV: 'test' }));
const get = (path: string, country = 'CA') => answers('GET', new URL(path, 'http://edge'), visitorFrom(country));

it('answers a configuration call from the corresponding file [CALL-009]', async () => {
  expect(await get('/api/fe/config/logo-config')?.json()).toEqual({ image: '/x.svg' });
});

it('the edge returns a file as staff have edited it in the console, and logs once when the platform stops answering', async () => {
  const edits = new EditedFiles();
  const documents = { 'logo-config': { image: '/edited.svg' }, 'banners-config.de': null };
  const ask = () => Promise.resolve(Response.json(documents));
  const shaped = (_route: unknown, answer: Response | WholeAnswer) => Promise.resolve(answer);
  const edge = configAnswers(folder, true, false, [], edits);
  const read = async (path: string) => await edge('GET', new URL(path, 'http://edge'), visitorFrom('CA'))?.json();
  expect(await read('/api/fe/config/logo-config')).toEqual({ image: '/x.svg' });
  await edits.refresh({ ask, shaped }, readConfig({ NODE_ENV: 'test' }));
  expect(await read('/api/fe/config/logo-config')).toEqual({ image: '/edited.svg' });
  expect(await read('/api/fe/config/banners-config?locale=de')).toEqual({ banners: ['for everyone'] });
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const fail = async (answer: () => Promise<Response>) =>
    await edits.refresh({ ask: answer, shaped }, readConfig({ NODE_ENV: 'test' }));
  await fail(() => Promise.reject(new Error('down')));
  await fail(() => Promise.resolve(new Response(null, { status: 503 })));
  expect(await read('/api/fe/config/logo-config')).toEqual({ image: '/edited.svg' });
  expect(warn).toHaveBeenCalledTimes(1);
  await edits.refresh({ ask, shaped }, readConfig({ NODE_ENV: 'test' }));
  await fail(() => Promise.resolve(new Response(null, { status: 503 })));
  expect(warn).toHaveBeenCalledTimes(2);
});

it('returns an empty object if nothing is configured, so that readers use their defaults [CALL-013]', async () => {
  expect(await get('/api/fe/config/survey-config')?.json()).toEqual({});
});

it.each([
  ['?locale=de', 'auf Deutsch'],
  ['?locale=fr-CA', 'for everyone'],
  ['?locale=..%2fde', 'for everyone'],
  ['', 'for everyone'],
])(
  'returns the banners for the requested locale (%s), or else the ones for all locales [PCALL-012]',
  async (query, banner) => {
    for (const keep of [true, false]) {
      const url = new URL(`/api/fe/config/banners-config${query}`, 'http://edge');
      const answer = configAnswers(folder, keep)('GET', url, visitorFrom('CA'));
      expect(await answer?.json()).toEqual({ banners: [banner] });
    }
  },
);

it('returns the files as read at startup or as they are now, depending on the setting', async () => {
  const file = join(folder, 'survey-config.json');
  writeFileSync(file, '{"n":1}');
  const [kept, anew] = [configAnswers(folder, true), configAnswers(folder, false)];
  writeFileSync(file, '{"n":2}');
  const url = new URL('/api/fe/config/survey-config', 'http://edge');
  expect(await kept('GET', url, visitorFrom('CA'))?.json()).toEqual({ n: 1 });
  expect(await anew('GET', url, visitorFrom('CA'))?.json()).toEqual({ n: 2 });
  rmSync(file);
});

it('reports which file is not valid JSON, and what is wrong with it', () => {
  const broken = mkdtempSync(join(tmpdir(), 'config-'));
  writeFileSync(join(broken, 'logo-config.json'), '{');
  const reason = expect.objectContaining({ cause: expect.any(SyntaxError) as unknown });
  expect(() => configAnswers(broken, true)).toThrow('logo-config.json is not usable');
  expect(() => configAnswers(broken, true)).toThrow(reason as Error);
  rmSync(broken, { recursive: true });
});

it('leaves unknown names and other methods to the platform when answering configuration calls', () => {
  expect(get('/api/ab/configs/logo-config')).toBeUndefined();
  expect(get('logo-config')).toBeUndefined();
  expect(get('/api/fe/config/../../package')).toBeUndefined();
  expect(get('/api/fe/config/banners-config.de')).toBeUndefined();
  expect(answers('POST', new URL('/api/fe/config/logo-config', 'http://edge'), visitorFrom('CA'))).toBeUndefined();
});

it("reports the visitor's country and the currency offered there [CALL-051] [ENTITY-007] [CONST-031]", async () => {
  expect(await get('/client-context', 'AU')?.json()).toEqual({ default_currency: 'AUD', geo: 'AU' });
  expect(await get('/client-context', 'EE')?.json()).toEqual({ default_currency: 'EUR', geo: 'EE' });
  expect(await get('/client-context', 'SE')?.json()).toEqual({ default_currency: 'EUR', geo: 'SE' });
});

it("offers a country's currency only if accounts can be opened in it, otherwise the euro or else the first available currency [CONST-031] [I18N-021]", async () => {
  const file = join(folder, 'currency-config.json');
  const offered = async (enabled: unknown, country: string) => {
    writeFileSync(file, JSON.stringify({ enabled }));
    const url = new URL('/client-context', 'http://edge');
    const answer = configAnswers(folder, true)('GET', url, visitorFrom(country));
    return await answer?.json();
  };
  expect(await offered(['AUD', 'CAD', 'EUR'], 'NO')).toEqual({ default_currency: 'EUR', geo: 'NO' });
  expect(await offered(['AUD', 'NOK', 'EUR'], 'NO')).toEqual({ default_currency: 'NOK', geo: 'NO' });
  expect(await offered(['AUD', 'CAD'], 'NO')).toEqual({ default_currency: 'AUD', geo: 'NO' });
  expect(await offered([], 'NO')).toEqual({ default_currency: 'NOK', geo: 'NO' });
  expect(await offered('AUD', 'NO')).toEqual({ default_currency: 'NOK', geo: 'NO' });
  rmSync(file);
});

it("reveals the sandbox's sports site only in the call meant for it, and only if the sandbox is switched on [CALL-003]", async () => {
  const answer = async (sandbox: boolean | undefined, name: string) =>
    configAnswers(folder, true, sandbox)(
      'GET',
      new URL(`/api/fe/config/${name}`, 'http://edge'),
      visitorFrom('CA'),
    )?.json();
  expect(await answer(true, 'betting-config')).toEqual({ enabled: true });
  expect(await answer(true, 'survey-config')).toEqual({});
  expect(await answer(undefined, 'betting-config')).toEqual({});
});

it('recognises a configuration call only by its complete address', () => {
  expect(get('/api/ab/config/logo-config')).toBeUndefined();
});
