import { describe, expect, it } from 'vitest';
import type { Category } from '../../../domain/catalogue/category.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { categoryCrumbs } from './views.js';

const category = (id: number, parent: number | null) =>
  ({ id, parent, name: { en: `Category ${id}`, ar: `قسم ${id}` } }) as Category;
const trailOf = (categories: readonly Category[], id: number | null) =>
  categoryCrumbs(categories, id, { locale: 'en', word: translateTo('en') }).map(({ name, path }) => [
    name,
    path,
  ]);

const HOME = ['Home', '/'];

describe('the way to a category', () => {
  it('leads from home through all that it is in', () => {
    expect(trailOf([category(3, 2), category(9, null), category(2, 1), category(1, null)], 3)).toEqual([
      HOME,
      ['Category 1', '/category/1'],
      ['Category 2', '/category/2'],
      ['Category 3', '/category/3'],
    ]);
  });

  it('is home alone for a category that nobody knows', () => {
    expect(trailOf([category(1, null)], 5)).toEqual([HOME]);
    expect(trailOf([category(1, null)], null)).toEqual([HOME]);
  });

  it('ends although two categories of a store are in each other', () => {
    expect(trailOf([category(1, 2), category(2, 1)], 1)).toHaveLength(3);
  });
});
