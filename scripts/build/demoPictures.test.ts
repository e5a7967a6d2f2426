import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDemo } from '../../server/adapters/local/seed/readDemo.js';
import { DEMO_PICTURES, placeDemoPictures, removeDemoPictures } from './demoPictures.js';

let site = '';
const placed = () => readdirSync(join(site, 'pictures')).sort();

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'pictures'));
  for (const name of ['hero.webp', 'of-a-deleted-product.webp'])
    writeFileSync(join(site, 'pictures', name), '');
});
afterEach(() => rmSync(site, { recursive: true }));

it('places the pictures of the demonstration shop, and removes those of earlier builds but not those of every shop', () => {
  placeDemoPictures(readDemo(), site);
  expect(placed()).toEqual([...readdirSync(DEMO_PICTURES), 'hero.webp'].sort());
});

it('leaves a store only the pictures of every shop', () => {
  placeDemoPictures(readDemo(), site);
  removeDemoPictures(site);
  expect(placed()).toEqual(['hero.webp']);
});
