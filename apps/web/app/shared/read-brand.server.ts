import type { PageContext } from '../page-context.ts';
import { readBrand, type Brand } from './brand.ts';
import { readConfig } from './read-config.server.ts';

/** The brand as the operator wrote it, with the address of the payments library where one is written (CALL-091). */
export async function readBrandOf(page: PageContext): Promise<Brand> {
  const answer = await readConfig(page, 'brand-config');
  const { paymentsLibrary } = answer;
  return { ...readBrand(answer), ...(typeof paymentsLibrary === 'string' ? { paymentsLibrary } : {}) };
}
