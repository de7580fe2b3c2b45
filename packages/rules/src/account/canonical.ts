/**
 * Removes characters that take no space, such as zero-width joiners, soft hyphens and direction marks. Two texts that
 * look alike must not differ by them.
 */
export const stripInvisible = (text: string): string =>
  text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/**
 * Returns an internet domain in its ASCII form: `müller.example` becomes `xn--mller-kva.example`. Some browsers rewrite a typed
 * address in this way, so both spellings must mean the same mailbox. Returns a text that is no domain unchanged.
 */
export function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\p{ASCII}]*$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
