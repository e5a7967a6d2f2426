import { expect, it } from 'vitest';
import { findGroups } from './pageChunks.js';

const IMPORTS: Record<string, string[]> = {
  '/s/renderer/client.ts': ['shell', '/node_modules/react'],
  '/s/pages/product/simple/@id/+Page.tsx': ['product'],
  '/s/pages/product/variable/@id/+Page.tsx': ['product'],
  '/s/pages/index/+Page.tsx': ['card', 'finder', 'hero'],
  '/s/pages/category/@id/+Page.tsx': ['card', 'finder'],
  '/s/pages/cart/+Page.tsx': ['field', '/node_modules/react'],
  '/s/pages/auth/login/+Page.tsx': ['field', 'password'],
  '/s/pages/auth/register/+Page.tsx': ['field', 'password'],
  product: ['card', '/node_modules/react'],
  card: ['price', '/node_modules/react'],
  toast: ['button', 'price'],
  field: ['button'],
};

const groups = findGroups(
  [...Object.keys(IMPORTS), 'shell', '/node_modules/react', 'finder', 'hero', 'password', 'price', 'button'],
  (module) => IMPORTS[module] ?? [],
  (module) => (module === 'shell' ? ['toast'] : []),
);

it.each([
  ['/node_modules/react', 'libraries'],
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
