/** The locales of the site (I18N-001 to I18N-010). */
const locales = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it', 'et', 'en-KW'];

export const isLocale = (text: string): boolean => locales.includes(text);
