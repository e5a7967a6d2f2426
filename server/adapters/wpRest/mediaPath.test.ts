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
    '../../wp-config.php',
    '../a.png',
    '..%2f..%2fa.png',
    '//evil.example/a.png',
    'a.php',
    'a.png?x',
    'https:a.png',
    '%2e%2e/%2e%2e/a.png',
    '%ff.jpg',
    '%.jpg',
    '//1.2.3.999/x.png',
  ])('maps no upload for %s', (path) => {
    expect(toUploadUrl(path, SITE)).toBeNull();
  });
});
