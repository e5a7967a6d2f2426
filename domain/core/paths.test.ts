import { describe, expect, it } from 'vitest';
import {
  localePath,
  loginPath,
  pagePath,
  readablePath,
  registerPath,
  safeReturnPath,
  splitLocale,
  switchLocale,
} from './paths.js';
import { productPath } from '../catalogue/productPath.js';
import { thanksCodPath, trackOrderPath } from '../order/orderPaths.js';

describe('locale prefixes', () => {
  it.each([
    ['/', 'en', '/'],
    ['/cart', 'en', '/cart'],
    ['/ar', 'ar', '/'],
    ['/ar/', 'ar', '/'],
    ['/ar/cart', 'ar', '/cart'],
    ['/ar/search?search=a#b', 'ar', '/search?search=a#b'],
    ['/ar?x=1', 'ar', '/?x=1'],
    ['/ar#top', 'ar', '/#top'],
    ['/arabic', 'en', '/arabic'],
    ['/AR/cart', 'en', '/AR/cart'],
    ['/ar/ar', 'ar', '/ar'],
    ['/about?to=/ar/cart', 'en', '/about?to=/ar/cart'],
    ['/ar/a\nb', 'ar', '/a\nb'],
  ] as const)('splits the URL %s into locale %s and path %s', (url, locale, path) => {
    expect(splitLocale(url)).toEqual({ locale, path });
  });

  it.each([
    ['/', '/ar'],
    ['/cart', '/ar/cart'],
    ['/?x=1', '/ar?x=1'],
    ['/#top', '/ar#top'],
    ['/search?search=205%2F55', '/ar/search?search=205%2F55'],
    ['/product/simple/7?a=b#c', '/ar/product/simple/7?a=b#c'],
  ])('maps %s to its Arabic counterpart %s, and back', (english, arabic) => {
    expect(switchLocale(english, 'ar')).toBe(arabic);
    expect(switchLocale(arabic, 'en')).toBe(english);
    expect(localePath(english, 'ar')).toBe(arabic);
    expect(localePath(english, 'en')).toBe(english);
  });
});

describe('paths of entities', () => {
  it('links a variation to its parent’s page, and the root to itself', () => {
    expect(productPath('variation', 7)).toBe('/product/variable/7');
    expect(productPath('simple', 7)).toBe('/product/simple/7');
    expect([pagePath(''), pagePath('home'), pagePath('about')]).toEqual(['/', '/', '/about']);
  });

  it('adds an encoded order key to an order’s path', () => {
    expect(trackOrderPath(7)).toBe('/trackorder/7');
    expect(thanksCodPath(7, 'a+b&c')).toBe('/thanks-cod/7?key=a%2Bb%26c');
  });
});

describe('displayed paths', () => {
  it.each([
    ['/no-such-page', '/no-such-page'],
    ['/%D8%B2%D9%8A%D8%AA', '/زيت'],
    ['/a%20b', '/a b'],
    ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%E2%80%AEgpj.exe', '/%E2%80%AEgpj.exe'],
    ['/%00%0A', '/%00%0A'],
  ])('displays the path %s as %s', (path, readable) => {
    expect(readablePath(path)).toBe(readable);
  });
});

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/ar',
    '/cart',
    '/ar/product/simple/7?ref=a#reviews',
    '/search?search=205%2F55',
    '/?utm_source=x',
    '/#top',
    '/search?next=https://shop.example//x',
    '/category/5?a=//b',
  ])('accepts the return path %s unchanged', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it('accepts Arabic return paths in percent-encoded form', () => {
    expect(safeReturnPath('/ar/عن-المتجر')).toBe(encodeURI('/ar/عن-المتجر'));
  });

  it.each([
    ...['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/\\/evil.example'],
    ...['/%2f%2fevil.example', '/%2F/evil.example', '/%5cevil.example', '/%5C%5Cevil.example'],
    ...[
      '/%09/evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/\r\n/evil.example',
      '/%0d%0aLocation:x',
    ],
    ...[
      'https:evil.example',
      'https://evil.example',
      'https:/evil.example',
      'HTTPS://evil.example',
      'evil.example',
    ],
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'blob:x'],
    ...[
      '/@evil.example',
      '/%40evil.example',
      '/.evil.example',
      '/:80',
      '/;/evil',
      '/..//evil.example',
      '/./evil',
    ],
    ...['/ar//evil.example', '/ar/%2f/evil.example', '/a/..//evil.example', '/a/%2e%2e//evil.example'],
    ...['', ' ', ' /cart', '?x', '#x', 'cart', '\u0000/cart', '/cart\u0000', '/\u007f', '/%00'],
    ...['/%252f%252fevil.example', '/％2f', '/-', '/%'],
  ])('rejects the return path %j', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });

  it('rejects a missing and an overlong return path', () => {
    expect(safeReturnPath(null)).toBeNull();
    expect(safeReturnPath(undefined)).toBeNull();
    expect(safeReturnPath(`/${'a'.repeat(499)}`)).not.toBeNull();
    expect(safeReturnPath(`/${'a'.repeat(500)}`)).toBeNull();
  });

  it('never returns to another site, for any combination of characters', () => {
    const pieces = [
      '/',
      '\\',
      '%2f',
      '%5c',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '%',
      'evil.example',
      '\t',
      '%09',
      'a',
    ];
    let passed = 0;
    for (let seed = 0; seed < 30_000; seed += 1) {
      const path = `/${[1, 16, 256, 4096].map((unit) => pieces[Math.floor((seed * 7919) / unit) % pieces.length]).join('')}`;
      const safe = safeReturnPath(path);
      if (safe === null) continue;
      passed += 1;
      const target = new URL(safe, 'https://shop.example');
      expect([path, target.origin, target.pathname.startsWith('//')]).toEqual([
        path,
        'https://shop.example',
        false,
      ]);
      expect(safe).not.toMatch(/^\/[/\\]/);
    }
    expect(passed).toBeGreaterThan(100);
  });
});

it('brings people back to where they were after they have logged in or registered', () => {
  expect(loginPath('/orders?page=2')).toBe('/auth/login?next=%2Forders%3Fpage%3D2');
  expect(registerPath('/checkout')).toBe('/auth/register?next=%2Fcheckout');
});
