import { expect, it } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import type { ShopSettings } from '../../ports/backend.js';
import { buildSecurityText } from './securityText.js';

const settings = { publicUrl: 'https://shop.example', contactEmail: 'operator@example.com' } as ShopSettings;
const NOW_MS = Date.UTC(2026, 10, 26);
const text = buildSecurityText({ settings }, NOW_MS);
const valuesOf = (field: string) =>
  text.split('\n').flatMap((line) => (line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : []));

it('names the contact page in every language, and its own address', () => {
  const pages = LOCALES.map((locale) => `https://shop.example${localePath('/contact', locale)}`);
  expect(valuesOf('Contact')).toEqual(pages);
  expect(pages).toContain('https://shop.example/ar/contact');
  expect(valuesOf('Preferred-Languages')).toEqual([LOCALES.join(', ')]);
  expect(valuesOf('Canonical')).toEqual(['https://shop.example/.well-known/security.txt']);
});

it('expires once, in less than a year', () => {
  const expiries = valuesOf('Expires').map((value) => Date.parse(value));
  expect(expiries).toHaveLength(1);
  expect(expiries[0]).toBeGreaterThan(NOW_MS);
  expect(expiries[0]).toBeLessThan(Date.UTC(2027, 10, 26));
});

it('keeps the address of the operator to itself', () => {
  expect(text).not.toContain('operator@example.com');
});
