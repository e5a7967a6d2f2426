import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURE_PAGES, FEATURE_TREES } from '../../facts.js';
import { FEATURE_FORMS } from '../../rules.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath, pageDataPath } from '../../../domain/core/paths.js';
import {
  assetsIn,
  buildOf,
  isKeepable,
  isPublicPage,
  cacheUrl,
  kindOf,
  localeOf,
  originalOf,
  urlsOverLimit,
} from './rules.js';

const ORIGIN = 'https://shop.example';
const at = (path: string) => `${ORIGIN}${path}`;
const kind = (path: string, init: { method?: string; mode?: RequestMode } = {}) =>
  kindOf({ method: 'GET', mode: 'cors', url: path.startsWith('/') ? at(path) : path, ...init }, ORIGIN);

describe('which requests the service worker answers', () => {
  it('answers documents, page data, files with a hash in their names, and pictures', () => {
    expect(kind('/faq', { mode: 'navigate' })).toBe('page');
    expect(kind('/ar/faq/page.json')).toBe('data');
    expect(kind('/assets/chunks/chunk-DwDhngYR.js')).toBe('asset');
    expect(kind('/i18n/ar.ae2176e76f.json')).toBe('asset');
    expect(kind('/_vercel/image?url=%2Fpictures%2Fa.webp&w=96&q=75')).toBe('picture');
    expect(kind('/media/12/tyre.jpg')).toBe('picture');
  });

  it('leaves the API, other sites, writes and unknown files to the browser', () => {
    const left = [
      '/api/wcFetch/customer-orders?status=pending-cart&user_id=1',
      '/backend/api/wcFetch/customers/1',
      '/api/icons/tabler.json',
      '/api/x/page.json',
      '/builds/latest.json',
      '/i18n/ar.json',
      '/sw.js',
      'https://elsewhere.example/assets/a.js',
    ];
    for (const path of left) expect(kind(path), path).toBeNull();
    expect(kind('/checkout', { method: 'POST', mode: 'navigate' })).toBeNull();
  });
});

/** Every page of the shop: whether the worker may keep it. */
const PAGES: Record<string, boolean> = {
  ...Object.fromEntries(FEATURE_PAGES.map(({ path, privacy }) => [path.slice(1), privacy === undefined])),
  ...Object.fromEntries(Object.keys(FEATURE_FORMS).map((form) => [`forms/${form}`, false])),
  index: true,
  faq: true,
  contact: true,
  '@slug': true,
  'category/@id': true,
  'product/simple/@id': true,
  'product/variable/@id': true,
  'tips-and-tricks': true,
  'tips-and-tricks/@id': true,
  search: true,
  ...Object.fromEntries(FEATURE_TREES.map(({ page }) => [page, true])),
  // Only the frame: its lines are loaded in the browser.
  cart: true,
  'cart/mobile/userinfo': false,
  'cart/mobile/address': false,
  'cart/mobile/checkout': false,
  'cart/mobile/payment': false,
  checkout: false,
  profile: false,
  'login-success': false,
  branches: true,
  'find-order': false,
  'drafts/@token': false,
  'forms/@form': false,
  'auth/login': false,
  'auth/register': false,
  'auth/forgot-password': false,
  'auth/reset-password': false,
  'thanks/@id': false,
  'thanks-cod/@id': false,
  'receipt/@id': false,
  'trackorder/@id': false,
  'went-wrong': false,
  'office/@token': false,
};

describe('which pages the service worker keeps', () => {
  it('knows of every page whether it may be kept', () => {
    const files = readdirSync('pages', { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('+Page.tsx')).map((file) => dirname(file));
    expect(pages.filter((page) => page !== '_error').sort()).toEqual(Object.keys(PAGES).sort());
  });

  it.each(Object.entries(PAGES))('keeps %s and its data: %s', (page, isKept) => {
    const path = page === 'index' ? '/' : `/${page.replaceAll(/@\w+/g, '12')}`;
    for (const locale of LOCALES) {
      expect(isPublicPage(at(localePath(path, locale))), locale).toBe(isKept);
      expect(isPublicPage(at(pageDataPath(localePath(path, locale)))), locale).toBe(isKept);
    }
  });

  it('keeps no page whose address has a key, and nothing under /api', () => {
    expect(isPublicPage(at('/faq?key=secret'))).toBe(false);
    expect(isPublicPage(at('/api/payment/return?id=1'))).toBe(false);
    expect(isPublicPage(at('/profiles-of-tyres'))).toBe(true);
  });

  it('keeps one copy of a page whatever campaign led to it, and each search by itself', () => {
    expect(cacheUrl(at('/faq?utm_source=x&fbclid=y#delivery'))).toBe(at('/faq'));
    expect(cacheUrl(at('/search?search=205&utm_source=x'))).toBe(at('/search?search=205'));
  });
});

describe('which responses the service worker keeps', () => {
  const page = (headers: Record<string, string>, status = 200) =>
    isKeepable('page', new Response('', { status, headers: { 'content-type': 'text/html', ...headers } }));

  it('keeps complete public pages', () => {
    expect(page({})).toBe(true);
    expect(page({ 'cache-control': 'public, max-age=0, must-revalidate' })).toBe(true);
  });

  it('keeps nothing that the server calls personal, no error, and no other type', () => {
    expect(page({ 'cache-control': 'private, no-store' })).toBe(false);
    expect(page({ 'cache-control': 'private' })).toBe(false);
    expect(page({ 'cache-control': 'no-store' })).toBe(false);
    expect(page({}, 404)).toBe(false);
    expect(page({}, 503)).toBe(false);
    expect(page({ 'content-type': 'application/json' })).toBe(false);
    const asset = new Response('', { headers: { 'content-type': 'text/html' } });
    expect(isKeepable('asset', asset)).toBe(false);
  });
});

describe('bounds', () => {
  const entry = (url: string, cachedAtMs: number, bytes = 1) => ({ url, cachedAtMs, bytes });

  it('drops the oldest beyond a number', () => {
    const kept = [entry('b', 2), entry('a', 1), entry('c', 3)];
    expect(urlsOverLimit(kept, { most: 2, mostBytes: 100 })).toEqual(['a']);
    expect(urlsOverLimit(kept, { most: 3, mostBytes: 100 })).toEqual([]);
  });

  it('drops the oldest beyond a size, even a single one that is too large', () => {
    const kept = [entry('old', 1, 40), entry('middle', 2, 40), entry('new', 3, 40)];
    expect(urlsOverLimit(kept, { most: 9, mostBytes: 80 })).toEqual(['old']);
    expect(urlsOverLimit([entry('huge', 1, 81)], { most: 9, mostBytes: 80 })).toEqual(['huge']);
  });
});

it('reads a page’s build and language', () => {
  expect(buildOf('<head><meta name="build" content="mws2g"><title>')).toBe('mws2g');
  expect(buildOf('<title>Maintenance</title>')).toBeNull();
  expect(localeOf(at('/ar/faq?x'))).toBe('ar');
  expect(localeOf(at('/arches'))).toBe('en');
});

it('finds the assets of a page, each once, and the original of a picture', () => {
  const html = `<style>@font-face{src:url(/assets/static/a.woff2)}</style>
    <use href="/assets/icons.1.svg#icon-phone"/><use href="/assets/icons.1.svg#icon-map"/>
    <script type="application/json">[{"src":"/assets/client.js"}]</script>`;
  const assets = ['/assets/static/a.woff2', '/assets/icons.1.svg', '/assets/client.js'];
  expect(assetsIn(html, ORIGIN)).toEqual(assets.map(at));
  expect(originalOf(at('/_vercel/image?url=%2Fpictures%2Fa.webp&w=96&q=75'))).toBe('/pictures/a.webp');
  expect(originalOf(at('/media/1.jpg'))).toBe('/media/1.jpg');
});
