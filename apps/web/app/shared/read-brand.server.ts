import type { PageContext } from '../page-context.ts';
import { readBrand, type Brand } from './brand.ts';
import { readConfig } from './read-config.server.ts';

/** The brand as the operator wrote it, with the addresses of modules where they are written (CALL-091, CONST-027). */
export async function readBrandOf(page: PageContext): Promise<Brand> {
  const answer = await readConfig(page, 'brand-config');
  const { paymentsLibrary, customerTracker } = answer;
  return {
    ...readBrand(answer),
    ...(typeof paymentsLibrary === 'string' ? { paymentsLibrary } : {}),
    ...(typeof customerTracker === 'string' ? { customerTracker } : {}),
  };
}
