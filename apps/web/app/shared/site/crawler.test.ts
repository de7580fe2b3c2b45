import { expect, it } from 'vitest';
import { isCrawler } from './crawler.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot-Image/1.0',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'GoogleOther-Image/1.0',
  'Mediapartners-Google',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  `Mozilla/5.0 (en-us) ${chrome} (compatible; Google Web Preview) Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${chrome} Mobile Safari/537.36 Chrome-Lighthouse`,
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  'Twitterbot/1.0',
])('recognises %s as a crawler [ROLE-032]', userAgent => {
  expect(isCrawler(userAgent)).toBe(true);
});

it.each([
  `Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) ${chrome} Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 9; Cubot_X18_Plus Build/O11019) ${chrome} Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 12; CUBOT) ${chrome} Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/138.0.0.0`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${chrome} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0]`,
])("recognises %s as a person's browser [ROLE-032]", userAgent => {
  expect(isCrawler(userAgent)).toBe(false);
});

it('recognises a crawler that imitates a CUBOT phone [ROLE-032]', () => {
  const phone = `Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) ${chrome} Mobile Safari/537.36`;
  expect(isCrawler(`${phone} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`)).toBe(true);
});
