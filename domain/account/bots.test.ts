import { expect, it } from 'vitest';
import { isBot } from './bots.js';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (compatible; Googlebot/2.1)',
  'Bot',
  'ubot/1',
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) Chrome/119 Mobile Safari/537.36 Chrome-Lighthouse',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Mediapartners-Google',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  'Mozilla/5.0 (compatible; Botify/1.0)',
  'Mozilla/5.0 (compatible; YandexBots; +http://yandex.com/bots)',
  'FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)',
  'Mozilla/5.0 (compatible; GoogleOther)',
  'APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)',
])('is a bot: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

it.each([
  '',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12; Cubot P60 Build/SP1A) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 4.4; CUBOT) AppleWebKit/537.36 [FB_IAB/FB4A;FBAV/450.0;]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/460.0;FBDV/iPhone14,7]',
  'Mozilla/5.0 (Linux; Android 10) Chrome/126 Mobile [FBAN/FB4A;FBPN/com.facebook.katana;FBLC/ar_EG]',
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) Chrome/126 Mobile Safari/537.36 Instagram 334.0.0 Android',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) GSA/320.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; Abbott Tab 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; Google Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13) Chrome/126 Mobile [FBAN/FB4A;FBPN/com.facebook.katana;FBMF/Google;FBBD/google;]',
])('is a person: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});
