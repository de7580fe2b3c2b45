const crawlers = /bot\b|bot\/|crawl|spider|slurp|mediapartners|facebookexternalhit|\bpreview/i;

/** Whether a program reads the page, which is spared the scripts of chat, tracker and captcha (ROLE-032). */
export const isCrawler = (userAgent: string = navigator.userAgent): boolean => crawlers.test(userAgent);
