import { HtmlValidate } from 'html-validate';
import { parse, TextNode } from 'node-html-parser';
import { LOCALES } from '../../domain/core/locale.js';
import { treeAt } from '../../features/facts.js';
import { isCheckoutPath, localePath, splitLocale, switchLocale } from '../../domain/core/paths.js';
import { foreignWords } from '../site/latin.js';
import { structuredDataComplaints } from '../site/schemaOrg.js';
import {
  attributeOf,
  complain,
  fewSearches,
  hasFile,
  looseRuns,
  readSite,
  readWords,
  sitemapAddresses,
  someOfEachKind,
  type SitePage,
  wordsOf,
} from '../site/site.js';
import { expect, test } from './fixtures.js';

/* The whole built site, as a crawler reads it: its files, and their links through the server. */

let site: SitePage[];
let byAddress: Map<string, SitePage>;
let indexed: SitePage[];
let origin: string;

// One after the other, so that one process reads the site.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  site = readSite();
  byAddress = new Map(site.map((page) => [page.address, page]));
  indexed = site.filter(isIndexed);
  origin = new URL(attributeOf(page('/'), 'link[rel=canonical]', 'href') ?? '').origin;
});

const isIndexed = (page: SitePage) => page.root.querySelector('meta[name=robots]') === null;

/** Personal pages. */
const PERSONAL =
  /^\/(?:cart|checkout|profile|wishlist|stock-requests|find-order|auth|login-success|went-wrong|offline)(?:\/|$)/;

test('every page is there in every language', () => {
  expect(site.length).toBeGreaterThan(300);
  for (const { address } of site) {
    for (const locale of LOCALES) expect(byAddress.has(switchLocale(address, locale)), address).toBe(true);
  }
});

test('every page has a main part, and all but the checkout a header with the search form and a footer', () => {
  const around = ['header form[role=search] input[name=search]', 'footer'];
  const complaints = site.flatMap(({ address, path, root }) =>
    ['main', ...(isCheckoutPath(path) ? [] : around)]
      .filter((part) => root.querySelector(part) === null)
      .map((part) => `${address} has no ${part}`),
  );
  expect(complaints).toEqual([]);
});

test('no page shows a mark that a build was meant to replace', () => {
  // A browser moves text content of the head into the body.
  const shown = ({ root }: SitePage) => [
    ...(root.querySelector('head')?.childNodes ?? []).filter((node) => node instanceof TextNode),
    ...root.querySelectorAll('body'),
  ];
  const left = site.filter((each) => shown(each).some(({ text }) => /__[A-Z_]{4,}__/.test(text)));
  expect(left.map(({ address }) => address)).toEqual([]);
});

test('every page of information has something to read, in both languages', () => {
  const paths = ['/faq', '/about', '/contact', '/privacy-policy', '/delivery', '/returns', '/warranty'];
  const articles = site.map(({ path }) => path).filter((path) => /^\/tips-and-tricks\/./.test(path));
  expect(articles.length).toBeGreaterThanOrEqual(20);
  for (const path of [...paths, ...articles]) {
    for (const locale of LOCALES) {
      const words =
        page(localePath(path, locale))
          .root.querySelector('main')
          ?.text.match(/\p{L}+/gu) ?? [];
      expect(words.length, localePath(path, locale)).toBeGreaterThan(200);
    }
  }
});

/** The charset must be declared within this many bytes, or the browser restarts parsing. */
const CHARSET_WITHIN_BYTES = 1024;

test('every page has its language, one main heading, a title and a description', () => {
  const complaints = site.flatMap((each) => {
    const { address, locale, root, html: text } = each;
    const beforePictures = root
      .querySelectorAll('link[rel=preload], link[rel=modulepreload], script[src]')
      .filter((element) => element.getAttribute('as') !== 'image');
    const sheets = root.querySelectorAll('link[rel=stylesheet]:not([disabled])');
    const html = root.querySelector('html');
    const title = root.querySelectorAll('head > title');
    const description = attributeOf(each, 'meta[name=description]', 'content') ?? '';
    return complain(address, {
      'names its character set late': !text.slice(0, CHARSET_WITHIN_BYTES).includes('<meta charset="utf-8">'),
      'names its viewport late': !text.slice(0, CHARSET_WITHIN_BYTES).includes('<meta name="viewport"'),
      'loads something before its largest picture': beforePictures.length > 0 || sheets.length > 0,
      'has the wrong language': html?.getAttribute('lang') !== (locale === 'ar' ? 'ar-SA' : 'en-US'),
      'has the wrong direction': html?.getAttribute('dir') !== (locale === 'ar' ? 'rtl' : 'ltr'),
      'has not one h1': root.querySelectorAll('h1').length !== 1,
      'has an empty h1': root.querySelector('h1')?.text.trim() === '',
      'has not one title': title.length !== 1 || title[0]?.text.trim() === '',
      'has no description': description.trim() === '',
      'describes itself at length': description.length > 160,
    });
  });
  expect(complaints).toEqual([]);
});

test('no two pages of a language share a title', () => {
  for (const locale of LOCALES) {
    const titles = indexed
      .filter((each) => each.locale === locale)
      .map(({ root }) => root.querySelector('title')?.text);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
});

test('every page that may be indexed names itself and its twin, and is named back', () => {
  const complaints = indexed.flatMap((each) => {
    const urlOf = (locale: (typeof LOCALES)[number]) => new URL(localePath(each.path, locale), origin).href;
    const alternate = (hreflang: string) => attributeOf(each, `link[hreflang=${hreflang}]`, 'href');
    return complain(each.address, {
      'has another canonical address':
        attributeOf(each, 'link[rel=canonical]', 'href') !== urlOf(each.locale),
      'has another English twin': alternate('en') !== urlOf('en'),
      'has another Arabic twin': alternate('ar') !== urlOf('ar'),
      'has another default': alternate('x-default') !== urlOf('en'),
    });
  });
  expect(complaints).toEqual([]);
});

test('pages about the shopper alone are not for search engines, all others are', () => {
  for (const each of site) expect(isIndexed(each), each.address).toBe(!PERSONAL.test(each.path));
});

const ON_DEMAND = [
  ...['/search?search=oil', '/compare?ids=101', '/thanks/1', '/thanks-cod/1', '/trackorder/1', '/nowhere'],
];

for (const address of ON_DEMAND) {
  test(`${address} is rendered on demand in both languages, and not for search engines`, async ({
    request,
  }) => {
    for (const locale of LOCALES) {
      const html = await (await request.get(localePath(address, locale))).text();
      const root = parse(html);
      expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
      expect(root.querySelector('link[rel=canonical]')).toBeNull();
      expect(root.querySelectorAll('h1')).toHaveLength(1);
      expect(root.querySelector('html')?.getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    }
  });
}

const isInTree = (address: string) => treeAt(splitLocale(address).path) !== undefined;

test('the sitemap names the pages that may be indexed, and none besides', () => {
  const named = sitemapAddresses();
  // Most pages of trees are rendered on demand.
  const built = indexed.map(({ address }) => address);
  expect(named.filter((address) => !isInTree(address)).sort()).toEqual(
    built.filter((address) => !isInTree(address)).sort(),
  );
  expect(built.filter((address) => !named.includes(address))).toEqual([]);
});

const TRIED_IN_TREES = 20;

test('every link within the shop leads somewhere, and every place in a page is there', async ({
  request,
}) => {
  const broken: string[] = [];
  const unknown = new Map<string, string>();
  for (const { address, root } of site) {
    for (const link of root.querySelectorAll('a[href]')) {
      const target = new URL(link.getAttribute('href') ?? '', new URL(address, origin));
      if (target.origin !== origin || !target.protocol.startsWith('http')) continue;
      const known = byAddress.get(target.pathname);
      const place = decodeURIComponent(target.hash.slice(1));
      if (known === undefined && !hasFile(target.pathname))
        unknown.set(target.pathname + target.search, address);
      else if (place !== '' && known?.root.getElementById(place) == null)
        broken.push(`${address}: ${target.href}`);
    }
  }
  // Every link between landing pages is tried by features/landing/server/landing.test.ts.
  for (const target of [...unknown.keys()].filter(isInTree).slice(TRIED_IN_TREES)) unknown.delete(target);
  for (const [target, from] of fewSearches(unknown)) {
    const response = await request.get(target);
    if (response.status() !== 200) broken.push(`${from}: ${target} answers ${response.status()}`);
  }
  expect(broken).toEqual([]);
});

test('every picture and file of a page is there', () => {
  const missing = site.flatMap(({ address, root }) => {
    const sources = [
      ...root.querySelectorAll('img[src], script[src]').map((element) => element.getAttribute('src')),
      ...root
        .querySelectorAll('head > link[href]:not([rel=canonical]):not([rel=alternate])')
        .map((element) => element.getAttribute('href')),
      ...root.querySelectorAll('use').map((element) => element.getAttribute('href')),
    ];
    return sources
      .map((source) => new URL(source ?? '', origin))
      .filter((url) => url.origin === origin)
      .map(({ pathname, searchParams }) =>
        pathname === '/_vercel/image' ? (searchParams.get('url') ?? '') : pathname,
      )
      .filter((path) => !hasFile(path))
      .map((path) => `${address}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test('every picture is there for screens of one and of two densities, as webp', async ({ request }) => {
  const pictures = site.flatMap(({ root }) => root.querySelectorAll('img[src^="/_vercel/image"]'));
  const offers = new Set(
    pictures.map((picture) => `${picture.getAttribute('src')} → ${picture.getAttribute('srcset')}`),
  );
  const widthOf = (address: string | undefined) => Number(/&w=(\d+)/.exec(address ?? '')?.[1]);
  const isOfWidths = (choices: string[]) =>
    choices.length > 1 && choices.every((choice) => choice.endsWith(`&q=75 ${widthOf(choice)}w`));
  const complaints = [...offers].filter((offer) => {
    const [single, widths = ''] = offer.split(' → ');
    if (/ \d+w/.test(widths)) return !isOfWidths(widths.split(', '));
    // React preloads by `srcset` alone, so what `src` offers must be in it.
    const [, same, double] = /^(\S+) 1x, (\S+) 2x$/.exec(widths) ?? [];
    return same !== single || !(widthOf(double) >= 1.5 * widthOf(single));
  });
  expect(complaints).toEqual([]);
  const address = pictures[0]?.getAttribute('src') ?? '';
  const answer = await request.get(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
  expect(answer.headers()['content-type']).toBe('image/webp');
});

test("every class of the shop's own begins with el-", () => {
  const lists = site.flatMap(({ root }) =>
    root.querySelectorAll('[class]').map(({ classNames }) => classNames),
  );
  const classes = new Set(lists.flatMap((names) => names.match(/\S+/g) ?? []));
  expect([...classes].filter((name) => !name.startsWith('el-'))).toEqual(['visuallyHidden']);
});

test('structured data says what its type has to say, and each kind of page has its own', () => {
  expect(site.flatMap(structuredDataComplaints)).toEqual([]);
});

test('every page has a picture for link previews: best sellers and articles a card of their own in each language', () => {
  const pictureOf = (each: SitePage) => attributeOf(each, 'meta[property="og:image"]', 'content') ?? '';
  for (const each of indexed) expect(pictureOf(each), each.address).toContain(`${origin}/`);
  const cards = indexed.map(pictureOf).filter((address) => address.startsWith(`${origin}/assets/social/`));
  expect(new Set(cards).size).toBe(cards.length);
  const articles = indexed.filter(({ path }) => /^\/tips-and-tricks\/./.test(path)).map(pictureOf);
  expect(articles.filter((address) => !cards.includes(address))).toEqual([]);
  expect(cards.length - articles.length).toBe(100);
});

test('an Arabic page holds no word that somebody forgot to translate', () => {
  const english = readWords('en');
  const arabic = readWords('ar');
  const untranslated = new Set(
    Object.keys(english)
      .filter((key) => english[key] !== arabic[key])
      .map((key) => english[key]),
  );
  const complaints = site
    .filter(({ locale }) => locale === 'ar')
    .flatMap((each) =>
      wordsOf(each).flatMap((text) => [
        ...(untranslated.has(text) ? [`${each.address}: ${text}`] : []),
        ...foreignWords(text).map((word) => `${each.address}: ${word} in “${text.slice(0, 80)}”`),
      ]),
    );
  expect(complaints).toEqual([]);
});

test('sizes and telephone numbers keep their order on an Arabic page', () => {
  const arabic = site.filter(({ locale }) => locale === 'ar');
  const complaints = arabic.flatMap((each) => looseRuns(each).map((run) => `${each.address}: ${run}`));
  expect(complaints).toEqual([]);
});

test('an English page holds no Arabic but the name of the language', () => {
  const complaints = site
    .filter(({ locale }) => locale === 'en')
    .flatMap((each) =>
      wordsOf(each)
        .filter((text) => /[\u0600-\u06ff]/.test(text) && text !== 'العربية')
        .map((text) => `${each.address}: ${text}`),
    );
  expect(complaints).toEqual([]);
});

for (const locale of LOCALES) {
  test(`pages of every kind are valid HTML in ${locale}`, () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard'],
      rules: {
        // React's generated ids begin with a symbol, which HTML allows.
        'valid-id': ['error', { relaxed: true }],
      },
    });
    const complaints = someOfEachKind(site, locale).flatMap(({ address, html }) =>
      validator
        .validateStringSync(html)
        .results.flatMap(({ messages }) =>
          messages.map(
            ({ message, ruleId, selector }) => `${address}: ${ruleId}: ${message} ${selector ?? ''}`,
          ),
        ),
    );
    expect(complaints).toEqual([]);
  });
}

function page(address: string): SitePage {
  const found = byAddress.get(address);
  if (found === undefined) throw new Error(`The built site has no page ${address}; build it first`);
  return found;
}
