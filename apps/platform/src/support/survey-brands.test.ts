import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSurveys } from './survey-answers.ts';

const shipped = resolve(import.meta.dirname, '../../../../config/brands/marea/brand.json');
const survey = (id: string, isOn = true) => ({ survey_id: id, survey_collector_id: 'web', is_enable_widget: isOn });

/**
 * The active surveys of the main site and of its further brand, given their files; `undefined` means that there is no
 * file.
 */
function surveysOf(own: object | undefined, ofBrand: object | undefined) {
  const root = mkdtempSync(join(tmpdir(), 'surveys-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [feConfigDir, brandsDir] = [join(root, 'fe'), join(root, 'brands')];
  for (const folder of [feConfigDir, join(brandsDir, 'marea')]) mkdirSync(folder, { recursive: true });
  cpSync(shipped, join(brandsDir, 'marea/brand.json'));
  const write = (folder: string, file: object | undefined) =>
    file && writeFileSync(join(folder, 'survey-config.json'), JSON.stringify(file));
  write(feConfigDir, own);
  write(join(brandsDir, 'marea'), ofBrand);
  const at = readSurveys({ feConfigDir, brandsDir });
  return [at('http://localhost:3000')?.id ?? null, at('http://marea.localhost:3000')?.id ?? null];
}

it.each([
  ['each of its own', survey('autumn'), survey('sea'), ['autumn', 'sea']],
  ['the casino’s where the brand writes none', survey('autumn'), undefined, ['autumn', 'autumn']],
  ['none where the brand turns its own off', survey('autumn'), survey('sea', false), ['autumn', null]],
  ['the brand’s alone', undefined, survey('sea'), [null, 'sea']],
])(
  'accepts answers to the survey that the widget on the host shows: %s [PSURVEY-001] [CALL-002]',
  (_which, own, ofBrand, ids) => {
    expect(surveysOf(own, ofBrand)).toEqual(ids);
  },
);
