import { expect, it } from 'vitest';
import { parsePageData } from './pageData.js';

const page = (pageProps: object) => JSON.stringify({ _pageId: '/pages/faq', pageProps });

it('restores undefined and escaped strings in page data', () => {
  const data = parsePageData(page({ none: '!undefined', sale: '!!Sale!', list: ['!!', 1, null] }));
  expect(data?.pageProps).toStrictEqual({ none: undefined, sale: '!Sale!', list: ['!', 1, null] });
});

it.each([
  ['no JSON', '<!DOCTYPE html>'],
  ['nothing', 'null'],
  ['an address without a page', '{"_abortCall":"throw render(404)","abortStatusCode":404}'],
  ['a failure of the server', '{"serverSideError":true}'],
])('rejects page data that is %s', (_, text) => {
  expect(parsePageData(text)).toBeNull();
});
