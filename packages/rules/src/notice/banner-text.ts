/** The values of a banner's variables by name, and then by currency. */
export type BannerVariables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The currency whose value is used if a variable has none in the reader's currency [PBANNER-014]. */
const fallbackCurrency = 'EUR';

/**
 * Replaces each `{name}` in a banner's text with the variable's value in the reader's currency. `null` if a variable
 * has no value, because an offer with a gap in its terms must not be shown. Without variables, braces are only text.
 */
export function fillVariables(text: string, variables: BannerVariables, currency: string): string | null {
  if (Object.keys(variables).length === 0) return text;
  let isWhole = true;
  const filled = text.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const values = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const value = values?.[currency] ?? values?.[fallbackCurrency];
    isWhole &&= value !== undefined;
    return value ?? '';
  });
  return isWhole ? filled : null;
}
