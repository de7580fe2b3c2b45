const crawlers =
  /bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|\bpreview|google-inspectiontool|googleother|chrome-lighthouse/i;
/** A phone brand whose name ends in "bot", like the names of crawlers. */
const phones = /\bcubot\b/gi;

/** Whether the page is read by a crawler, so that chat, tracker and captcha scripts are not loaded [ROLE-032]. */
export const isCrawler = (userAgent: string = navigator.userAgent): boolean =>
  crawlers.test(userAgent.replace(phones, ''));
