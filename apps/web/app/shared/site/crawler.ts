const crawlers =
  /bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|\bpreview|google-inspectiontool|googleother|chrome-lighthouse/i;
/** A maker of phones, whose name ends as those of crawlers do. */
const phones = /\bcubot\b/gi;

/** Whether a program reads the page, which is spared the scripts of chat, tracker and captcha (ROLE-032). */
export const isCrawler = (userAgent: string = navigator.userAgent): boolean =>
  crawlers.test(userAgent.replace(phones, ''));
