import { expect, it } from 'vitest';
import { findGroups } from './pageChunks.js';

const IMPORTS: Record<string, string[]> = {
  '/s/renderer/client.ts': ['shell', 'react'],
  '/s/pages/product/simple/@id/+Page.tsx': ['product'],
  '/s/pages/product/variable/@id/+Page.tsx': ['product'],
  '/s/pages/index/+Page.tsx': ['card', 'finder', 'hero'],
  '/s/pages/category/@id/+Page.tsx': ['card', 'finder'],
  '/s/pages/cart/+Page.tsx': ['field', 'react'],
  '/s/pages/auth/login/+Page.tsx': ['field', 'password'],
  '/s/pages/auth/register/+Page.tsx': ['field', 'password'],
  product: ['card', 'react'],
  card: ['price', 'react'],
  toast: ['button', 'price'],
  field: ['button'],
};

const groups = findGroups(
  [...Object.keys(IMPORTS), 'shell', 'react', 'finder', 'hero', 'password', 'price', 'button'],
  (module) => IMPORTS[module] ?? [],
  (module) => (module === 'shell' ? ['toast'] : []),
);

it.each([
  ['react', 'client'],
  ['shell', 'client'],
  ['/s/pages/product/simple/@id/+Page.tsx', 'product'],
  ['product', 'product'],
  ['price', 'goods'],
  ['finder', 'browsing'],
  ['field', 'account'],
  ['password', 'auth'],
  ['button', 'lazy'],
  ['hero', 'browsing'],
  ['toast', undefined],
])('bundles %s into the chunk %s', (module, group) => {
  expect(groups.get(module)).toBe(group);
});
