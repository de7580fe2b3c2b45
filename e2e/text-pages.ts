import type { JourneyLocale } from './texts.ts';

export const textLocales: readonly { locale: JourneyLocale; prefix: string }[] = [
  { locale: 'en-CA', prefix: '' },
  { locale: 'fr-CA', prefix: '/fr-CA' },
  { locale: 'de', prefix: '/de' },
];

/** The pages of text, by their addresses, and what they are called. */
export const pageTitles: Readonly<Record<string, Readonly<Record<JourneyLocale, string>>>> = {
  '/terms-and-conditions': {
    'en-CA': 'Terms and conditions',
    'fr-CA': 'Conditions générales',
    de: 'Geschäftsbedingungen',
  },
  '/general-rules': { 'en-CA': 'General rules', 'fr-CA': 'Règles générales', de: 'Allgemeine Regeln' },
  '/privacy-policy': { 'en-CA': 'Privacy policy', 'fr-CA': 'Politique de confidentialité', de: 'Datenschutz' },
  '/cookie-policy': { 'en-CA': 'Cookie policy', 'fr-CA': 'Politique sur les témoins', de: 'Cookie-Richtlinie' },
  '/responsible-gaming': {
    'en-CA': 'Responsible play',
    'fr-CA': 'Jeu responsable',
    de: 'Verantwortungsvolles Spielen',
  },
  '/deposits-and-payouts': {
    'en-CA': 'Deposits and payouts',
    'fr-CA': 'Dépôts et paiements',
    de: 'Ein- und Auszahlungen',
  },
  '/fairness': { 'en-CA': 'Fairness', 'fr-CA': 'Équité', de: 'Fairness' },
};
