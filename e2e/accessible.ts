import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** axe without its comments: a page reads it in half the time, and each page that is looked at reads it anew. */
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

/** What axe finds on the page or in its frames. */
export async function axeFaults(page: Page): Promise<string[]> {
  const found = page.frames().length === 1 ? await inPage(page) : await inFrames(page);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}

async function inPage(page: Page): Promise<axe.Result[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async asked => (await window.axe.run(document, asked)).violations, options);
}

/** Frames of another origin take a page of their own to put the findings together, and axe twice over. */
async function inFrames(page: Page): Promise<axe.Result[]> {
  return (await new AxeBuilder({ page, axeSource }).options(options).analyze()).violations;
}

/** Fails with the list when axe finds anything. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}
