import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCookies } from '../../server/http/session/cookies.js';
import { redirectsOfLanguages } from '../redirectsOfLanguages.js';
import { type Outcome, readRoutes, routeRequest } from './routing.js';

const configuration = JSON.parse(readFileSync('vercel.json', 'utf8')) as { redirects: object[] };
const routes = readRoutes(configuration);
const FILES = new Set([
  '/',
  '/ar',
  '/faq',
  '/api/wcFetch',
  '/api/health',
  '/robots.txt',
  '/assets/a.js',
  '/category/5',
]);

interface Visit {
  headers?: Record<string, string>;
  query?: string;
}

function visit(path: string, { headers = {}, query = '' }: Visit = {}): Outcome {
  const cookies = parseCookies(headers['cookie'] ?? '');
  return routeRequest(
    routes,
    { path, query, header: (name) => headers[name], cookie: (name) => cookies.get(name) },
    (file) => FILES.has(file),
  );
}

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const arabic = (more: Record<string, string> = {}) => ({
  headers: { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8', 'user-agent': CHROME, ...more },
});

it('redirects to every language of the shop, as `npm run redirects` writes it', () => {
  expect(configuration.redirects).toEqual(redirectsOfLanguages());
});

describe('the home page', () => {
  it('redirects an Arabic browser from the home page to /ar temporarily on its first visit', () => {
    expect(visit('/', arabic())).toMatchObject({ kind: 'redirect', status: 307, location: '/ar' });
  });

  it.each(['ar', 'ar-EG', 'AR-sa,en', 'ar;q=0.9', 'ar,en', 'arz-EG'])(
    'recognises an Arabic browser by %s',
    (language) => {
      expect(visit('/', arabic({ 'accept-language': language })).kind).toBe('redirect');
    },
  );

  it.each(['en-US,ar;q=0.9', 'xa', 'en,*', '', 'x-ar', 'arn', 'arn-CL,ar;q=0.5'])(
    'does not redirect other browsers from the home page: %s',
    (language) => {
      expect(visit('/', arabic({ 'accept-language': language })).kind).toBe('file');
    },
  );

  it('keeps the query when redirecting by language', () => {
    expect(visit('/', { ...arabic(), query: '?utm_source=x' })).toMatchObject({
      location: '/ar?utm_source=x',
    });
  });

  it.each([
    ['has chosen a language before', { cookie: 'a=b; i18n_redirected=en' }],
    ['comes from a page of ours', { 'sec-fetch-site': 'same-origin' }],
    ['is a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['is another robot', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
    ['is an auditor', { 'user-agent': 'Mozilla/5.0 Chrome-Lighthouse' }],
    ['fetches a preview', { 'user-agent': 'facebookexternalhit/1.1' }],
  ])('does not redirect an Arabic browser that %s', (_, headers) => {
    expect(visit('/', arabic(headers)).kind).toBe('file');
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) Chrome/126 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10) Chrome/126 [FBAN/FB4A;FBPN/com.facebook.katana;FBLC/ar_EG]',
  ])('redirects an Arabic phone that only looks like a robot: %s', (agent) => {
    expect(visit('/', arabic({ 'user-agent': agent }))).toMatchObject({ location: '/ar' });
  });

  it('redirects by language only from the home page', () => {
    for (const path of ['/faq', '/category/5', '/search', '/ar', '/product/simple/7', '/nowhere']) {
      expect(visit(path, arabic()).kind).not.toBe('redirect');
    }
  });

  it('does not redirect by language without Accept-Language', () => {
    expect(visit('/', { headers: { 'user-agent': CHROME } }).kind).toBe('file');
  });
});

describe('canonical addresses', () => {
  it.each([
    ['/cart/', '/cart'],
    ['/ar/', '/ar'],
    ['/ar/category/5/', '/ar/category/5'],
    ['/faq.html', '/faq'],
    ['/index.html', '/'],
    ['/home', '/'],
    ['/ar/home', '/ar'],
    ['/en', '/'],
    ['/en/faq', '/faq'],
    ['/en/product/simple/7', '/product/simple/7'],
  ])('redirects %s permanently to %s, keeping the query', (path, target) => {
    expect(visit(path, { query: '?a=b' })).toMatchObject({
      kind: 'redirect',
      status: 308,
      location: `${target}?a=b`,
    });
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/index.html',
    '/en//evil.example',
    '/en/\\evil.example',
    '/en///evil.example',
  ])('never redirects to another site: %s', (path) => {
    const outcome = visit(path);
    const location = outcome.kind === 'redirect' ? outcome.location : '/';
    expect(new URL(location, 'http://shop.test').host).toBe('shop.test');
  });
});

describe('routing', () => {
  it.each([
    ['/faq', 'file', undefined],
    ['/api/health', 'file', undefined],
    ['/api/wcFetch/customers/5', 'rewrite', '/api/wcFetch'],
    ['/api/wcPost/checkout', 'rewrite', '/api/wcPost'],
    ['/api/wpFetch/search_key', 'rewrite', '/api/wpFetch'],
    ['/api/post/login', 'rewrite', '/api/post'],
    ['/api/admin', 'rewrite', '/api/not-found'],
    ['/api/wcFetchx/y', 'rewrite', '/api/not-found'],
    ['/product/simple/7', 'rewrite', '/api/render'],
    ['/ar/thanks/7', 'rewrite', '/api/render'],
    ['/%E0%A4%A', 'rewrite', '/api/render'],
  ])('routes %s to a %s', (path, kind, destination) => {
    const outcome = visit(path);
    expect(outcome.kind).toBe(kind);
    if (destination !== undefined) expect(outcome).toMatchObject({ destination });
  });

  it('serves a static file before any function', () => {
    expect(visit('/category/5').kind).toBe('file');
    expect(visit('/category/6')).toMatchObject({ destination: '/api/render' });
  });
});

describe('headers', () => {
  it('sends security headers with every response', () => {
    for (const path of ['/faq', '/api/health', '/product/simple/7', '/robots.txt']) {
      expect(visit(path).headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
      });
    }
  });

  it('caches files with a hash in their name as immutable, and no others', () => {
    for (const path of ['/assets/a.js', '/i18n/ar.0123456789.json'])
      expect(visit(path).headers['Cache-Control'], path).toContain('immutable');
    for (const path of ['/faq', '/i18n/ar.json', '/favicon.ico'])
      expect(visit(path).headers['Cache-Control'] ?? '', path).not.toContain('immutable');
  });
});

describe('invalid vercel.json', () => {
  it('rejects an invalid vercel.json with the reason', () => {
    expect(() => readRoutes({ rewrites: [{ source: '/(', destination: '/x' }] })).toThrow(/^vercel\.json: /);
  });
});
