import { describe, expect, it, vi } from 'vitest';
import type { FinderSizes } from '../../../domain/catalogue/catalogueViews.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { NotFoundPage } from './NotFoundPage.js';

vi.mock('../../fitment/finder/TyreFinder.js', () => ({ TyreFinder: () => <search /> }));

const TYRES = { id: 1, name: 'Tyres', icon: 'wheel', path: '/category/1', count: 9, description: '' };

describe.each(LOCALES)('the not-found page (%s)', (locale) => {
  it.each([
    ['the finder, where there are tyres', [[205, 55, 16]], 1],
    ['no finder, where there are none', [], 0],
  ] satisfies [string, FinderSizes, number][])(
    'offers the categories, the home page, and %s',
    (_, sizes, finders) => {
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
          sizes={sizes}
          hasCars
        />,
        { locale },
      );
      expect(drawn.querySelectorAll('search')).toHaveLength(finders);
      const targets = drawn.querySelectorAll('a').map((link) => link.getAttribute('href'));
      expect(targets).toEqual([localePath('/', locale), localePath('/category/1', locale)]);
    },
  );
});
