import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { readConfiguration } from '../local/configuration.js';
import { dispatchOf, functionAt } from './dispatch.js';

const names = readdirSync('api').map((file) => basename(file, '.ts'));
const dispatch = dispatchOf(names, readConfiguration().rewrites);

it.each([
  ['/', 'render'],
  ['/ar/product/simple/1', 'render'],
  ['/product/simple/1/page.json', 'render'],
  ['/search?next=/api/health', 'render'],
  ['/api/health', 'health'],
  ['/api/wcFetch/product/1?x=1', 'wcFetch'],
  ['/api/post/login', 'post'],
  ['/media/2026/a.jpg', 'media'],
  ['/api/nothing', 'not-found'],
  ['/sitemap.xml', 'render'],
])('%s is answered by %s', (url, name) => {
  expect(functionAt(dispatch, url)).toBe(name);
});

it('names only functions that exist', () => {
  for (const [, name] of dispatch) expect(names).toContain(name);
});
