import { describe, expect, test } from 'vitest';
import { toMediaPath, toUploadUrl } from './mediaPath.js';

const SITE = 'https://shop.example/blog';

describe('mapping an upload to a path', () => {
  test('maps an upload to its path on the shop', () => {
    expect(toMediaPath('https://shop.example/blog/wp-content/uploads/2026/11/a.webp', SITE)).toBe(
      '/media/2026/11/a.webp',
    );
    expect(toMediaPath('http://shop.example/blog/wp-content/uploads/a.JPG', SITE)).toBe('/media/a.JPG');
  });

  test.each([
    'https://elsewhere.example/blog/wp-content/uploads/a.png',
    'https://shop.example/wp-content/uploads/a.png',
    'https://shop.example/blog/wp-content/uploads/a.php',
    'javascript:alert(1)',
    'https://',
  ])('maps no path on the shop for %s', (address) => {
    expect(toMediaPath(address, SITE)).toBeNull();
  });
});

describe('mapping a path to an upload', () => {
  test('maps a shop path back to the upload, Arabic names included', () => {
    expect(toUploadUrl('2026/11/a.webp', SITE)).toBe(
      'https://shop.example/blog/wp-content/uploads/2026/11/a.webp',
    );
    expect(toUploadUrl('2026/إطار.png', SITE)).toBe(
      'https://shop.example/blog/wp-content/uploads/2026/%D8%A5%D8%B7%D8%A7%D8%B1.png',
    );
  });

  test.each([
    ['banner@2x.png', 'banner%402x.png'],
    ['a+b.png', 'a%2Bb.png'],
    ["l'été (1).jpg", "l'%C3%A9t%C3%A9%20(1).jpg"],
    ['50%.png', '50%25.png'],
    ['50%25.png', '50%25.png'],
    ['2026/%d8%a5.png', '2026/%D8%A5.png'],
    ['a%20b.png', 'a%20b.png'],
    ['%ff.png', '%25ff.png'],
    ['a,b;c=d&e!~$.webp', 'a%2Cb%3Bc%3Dd%26e!~%24.webp'],
    ['a#b.png', 'a%23b.png'],
    ['a?b.png', 'a%3Fb.png'],
    ['https:a.png', 'https%3Aa.png'],
    ['نیم\u200cفاصله.png', '%D9%86%DB%8C%D9%85%E2%80%8C%D9%81%D8%A7%D8%B5%D9%84%D9%87.png'],
    ['2026/11/x×y.avif', '2026/11/x%C3%97y.avif'],
  ])('asks the store for a picture of any name: %s', (path, asked) => {
    expect(toUploadUrl(path, SITE)).toBe(`https://shop.example/blog/wp-content/uploads/${asked}`);
  });

  test.each([
    ['banner@2x.png', '/media/banner@2x.png'],
    ['50%.png', '/media/50%25.png'],
    ['50%25.png', '/media/50%25.png'],
    ['%d8%a5.png', '/media/%d8%a5.png'],
    ["l'été.png", "/media/l'%C3%A9t%C3%A9.png"],
  ])('maps the upload %s to a path that a browser can request', (name, path) => {
    const media = toMediaPath(`https://shop.example/blog/wp-content/uploads/${name}`, SITE);
    expect(media).toBe(path);
    expect(() => decodeURIComponent(media ?? '%')).not.toThrow();
  });

  test.each([
    '../../wp-config.php',
    '../a.png',
    '..%2f..%2fa.png',
    '//evil.example/a.png',
    'a.php',
    'a.png?x',
    'a\\b.png',
    'a%5Cb.png',
    '%252e%252e/a.png',
    '..%252fa.png',
    'a%00.png',
    'a\u0000.png',
    'a\n.png',
    '%2e%2e/%2e%2e/a.png',
    '//1.2.3.999/x.png',
    '2026//x.png',
    './x.png',
  ])('maps no upload for %s', (path) => {
    expect(toUploadUrl(path, SITE)).toBeNull();
  });
});
