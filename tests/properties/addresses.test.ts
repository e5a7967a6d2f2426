import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { knownParameters, readListingAddress } from '../../domain/catalogue/listing/listingAddress.js';
import { PRODUCT_SORTS } from '../../domain/catalogue/productQuery.js';
import { FILTER_VALUES_MAX, PAGE_SIZE_MAX, SEARCH_KEYWORD_MAX_CHARS } from '../../domain/core/limits.js';
import { LOCALES } from '../../domain/core/locale.js';
import { decoded } from '../../domain/text/decoded.js';
import {
  isPageData,
  localePath,
  pageDataPath,
  readablePath,
  safeReturnPath,
  sitemapPartOf,
  splitLocale,
  switchLocale,
  withoutPageData,
} from '../../domain/core/paths.js';
import { toMediaPath, toUploadUrl } from '../../server/adapters/wpRest/mediaPath.js';
import { holds } from './holds.js';
import { textOf, whole } from './texts.js';

const STEPS = [
  '/',
  '/ar',
  '/faq',
  '?a=b',
  '#x',
  '//evil.example',
  'https:',
  '@',
  '%2f',
  '%5c',
  '%252f',
  '\\',
  '..',
  '.',
  'زيت',
];
const path = textOf(...STEPS).map((text) => `/${text}`);
const locale = fc.constantFrom(...LOCALES);

describe('paths', () => {
  holds('change language and back', [path, locale], (address, language) => {
    const plain = splitLocale(address).path;
    fc.pre(splitLocale(plain).path === plain && !plain.startsWith('/?') && !plain.startsWith('/#'));
    expect(splitLocale(localePath(plain, language))).toEqual({ locale: language, path: plain });
    expect(switchLocale(switchLocale(plain, language), 'en')).toBe(plain);
  });

  holds('lead to the data of a page and back', [path], (address) => {
    expect(isPageData(pageDataPath(address))).toBe(true);
    expect(withoutPageData(pageDataPath(address))).toBe(address);
  });

  holds('are shown decoded, and mean the same', [path], (address) => {
    const shown = readablePath(address);
    if (shown !== address) expect(decodeURI(address)).toBe(shown);
    expect(shown).not.toMatch(address === shown ? /^$/ : /[\p{C}\u2028\u2029]/u);
  });

  holds('of sitemaps have one spelling', [textOf('/sitemaps/', '1', '0', '.xml')], (text) => {
    const part = sitemapPartOf(text);
    if (part !== null) expect(text).toBe(`/sitemaps/${part}.xml`);
  });
});

describe('the address to return to', () => {
  const bases = ['https://shop.example', 'https://shop.example/auth/login', 'http://localhost:3000/ar/'];

  holds(
    'stays on the shop in every browser, however it is encoded',
    [fc.oneof(path, textOf(...STEPS))],
    (target) => {
      const safe = safeReturnPath(target);
      if (safe === null) return;
      for (const base of bases) expect(new URL(safe, base).origin).toBe(new URL(base).origin);
      expect(new URL(decoded(safe) ?? safe, 'https://shop.example').origin).toBe('https://shop.example');
      expect(safe).toMatch(/^\/(?![/\\])/);
    },
  );

  holds('leads nowhere else when it is checked again', [path], (target) => {
    const safe = safeReturnPath(target);
    if (safe !== null) expect([safe, null]).toContain(safeReturnPath(safe));
  });
});

describe('the query of a listing', () => {
  const key = fc.oneof(
    fc.constantFrom(
      'search',
      'category',
      'sort',
      'page',
      'per_page',
      'brand',
      'width',
      'rim',
      'min_price',
      'max_price',
      'in_stock',
      'car',
      '__proto__',
      'constructor',
    ),
    textOf('brand', 'search'),
  );
  const value = textOf(
    '205',
    'true',
    'price',
    '1',
    '100',
    '1,500',
    'Michelin',
    'toyota-corolla_2018',
    '9'.repeat(400),
    ' ',
  );
  const query = fc
    .array(fc.tuple(key, value), { maxLength: 60 })
    .map((entries) => [
      ...new URLSearchParams(entries.map((pair) => pair.map((text) => whole(text)) as [string, string])),
    ]);

  holds('gives bounded values of known kinds', [query], (entries) => {
    const read = readListingAddress(new URLSearchParams(entries));
    expect(PRODUCT_SORTS).toContain(read.sort);
    expect(read.page).toBeGreaterThanOrEqual(1);
    expect(read.perPage).toBeLessThanOrEqual(PAGE_SIZE_MAX);
    expect((read.search ?? 'x').length).toBeGreaterThan(0);
    expect((read.search ?? '').length).toBeLessThanOrEqual(SEARCH_KEYWORD_MAX_CHARS);
    const lists = Object.values(read).filter((each) => Array.isArray(each));
    expect(lists.flat().length).toBeLessThanOrEqual(FILTER_VALUES_MAX);
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  });

  holds('in canonical form asks for the same', [query], (entries) => {
    const canonical = [...knownParameters(entries)].map(({ key: name, text }): [string, string] => [
      name,
      text,
    ]);
    expect([...knownParameters(canonical)].map(({ key: name, text }) => [name, text])).toEqual(canonical);
    const given = readListingAddress(new URLSearchParams(entries));
    expect(readListingAddress(new URLSearchParams(canonical))).toEqual(given);
  });
});

describe('pictures of a store', () => {
  const site = 'https://store.example/wp';
  const file = textOf(
    '2026',
    '/',
    '11',
    '..',
    '%2e%2e',
    '%252e',
    '%2f',
    '%5c',
    'tyre',
    '.webp',
    '.php',
    '?',
    '#',
  );

  holds('are asked for in the folder of uploads only', [file.map((text) => `${text}.webp`)], (text) => {
    const address = toUploadUrl(text, site);
    if (address === null) return;
    const { origin, pathname, search, hash } = new URL(address);
    expect([origin, search, hash]).toEqual(['https://store.example', '', '']);
    const once = decoded(pathname) ?? pathname;
    for (const seen of [pathname, once, decoded(once) ?? once]) {
      expect(posix.normalize(seen)).toMatch(/^\/wp\/wp-content\/uploads\//);
    }
  });

  holds(
    'are found again at their own address',
    [fc.array(fc.stringMatching(/^[\w \u0621-\u064a-]{1,12}$/), { minLength: 1, maxLength: 4 })],
    (steps) => {
      fc.pre(steps.every((step) => step.trim() === step && step !== ''));
      const upload = `${site}/wp-content/uploads/${steps.map(encodeURIComponent).join('/')}.webp`;
      const media = toMediaPath(upload, site);
      expect(media).toMatch(/^\/media\//);
      expect(toUploadUrl((media ?? '').slice('/media/'.length), site)).toBe(upload);
    },
  );
});
