import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import type { ShellView } from '../../domain/content/pageViews.js';
import type { Messages } from '../../locales/intl.js';
import { mergeShell } from './liveContent.js';

const MESSAGES: Messages = {
  search: parse('Search'),
  egp: parse('EGP'),
  'cart.items': parse('{count, plural, other {#}}'),
};
const LINKS = [{ name: 'Tyres', path: '/category/1', icon: null }];
const SHELL = { locale: 'en', shopName: 'Shop', navLinks: LINKS, words: {} } as unknown as ShellView;

const sameLinks = () => LINKS.map(({ name, path, icon }) => ({ icon, path, name }));

it('keeps the shell if newer content says the same, so that no part of the page is hydrated', () => {
  const content = {
    navLinks: sameLinks(),
    words: { search: 'Search', egp: 'EGP', elsewhere: 'Not here' },
  };
  expect(mergeShell(SHELL, content, MESSAGES)).toBe(SHELL);
  const changed = { ...SHELL, words: { egp: 'LE', elsewhere: 'Not here' } };
  expect(mergeShell(changed, { words: { egp: 'LE', search: 'Search' } }, MESSAGES)).toBe(changed);
});

it('shows a changed link, a changed word, and a word that is no longer changed', () => {
  const links = [{ name: 'Wheels', path: '/category/1', icon: null }];
  expect(mergeShell(SHELL, { navLinks: links }, MESSAGES).navLinks).toEqual(links);
  expect(mergeShell(SHELL, { words: { egp: 'LE' } }, MESSAGES).words).toEqual({ egp: 'LE' });
  const changed = { ...SHELL, words: { egp: 'LE' } };
  expect(mergeShell(changed, { words: { egp: 'EGP' } }, MESSAGES).words).toEqual({});
});
