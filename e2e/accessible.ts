import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Uses the minified axe, which a page parses in half the time; it is injected into every page that is checked. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const options = {
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations' as const],
};

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Returns the axe violations on the page and in its frames. */
export async function axeFaults(page: Page): Promise<string[]> {
  const found = page.frames().length === 1 ? await inPage(page) : await inFrames(page);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}

async function inPage(page: Page): Promise<axe.Result[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async asked => (await window.axe.run(document, asked)).violations, options);
}

/** For cross-origin frames, axe needs a second page to merge the findings, and is loaded twice. */
async function inFrames(page: Page): Promise<axe.Result[]> {
  return (await new AxeBuilder({ page, axeSource }).options(options).analyze()).violations;
}

/** Fails with the list of axe violations if there are any. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}
