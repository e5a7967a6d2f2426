import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { NotFoundPage } from './NotFoundPage.js';

const TYRES = { id: 1, name: 'Tyres', icon: 'wheel', path: '/category/1', count: 9, description: '' };

describe.each(LOCALES)('the not-found page (%s)', (locale) => {
  it('offers the categories and the home page on a not-found page, and leaves the search to the header', () => {
    const drawn = renderStatic(
      <NotFoundPage
        path="/gone"
        banner="<h1>Gone</h1>"
        productsTitle=""
        products={[]}
        categoriesTitle="Departments"
        categories={[{ ...TYRES, image: null }]}
        pagesTitle=""
        pages={[]}
      />,
      { locale },
    );
    expect(drawn.querySelector('form')).toBeNull();
    const targets = drawn.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([localePath('/', locale), localePath('/category/1', locale)]);
  });
});
