import { expect, it, vi } from 'vitest';
import type { PickView } from '../../../domain/catalogue/catalogueViews.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { Picks } from './Picks.js';

vi.mock('../../../client/cart/useAddToCart.js', () => ({ useAddToCart: () => ({ isAdding: false }) }));

const ITEM: PickView['item'] = {
  ...{ id: 1, price: 2000_00, stock: 8, type: 'simple', variationId: null, name: 'Tyre', brand: null },
  ...{ excerpt: '', size: '195/65 R15', image: '', isLowestPrice: false, formerPrice: null, saleTitle: null },
  ...{ salePercent: null, varies: null },
};

it.each([
  ['en', 'lowest', 20, 'of 20 models'],
  ['en', 'value', 15_800_00, 'most points up to EGP 15,800'],
  ['en', 'best', 13, '13 of 15: quiet, life, wet'],
  ['en', 'wet', 5, '5 of 5 points'],
  ['ar', 'lowest', 2, 'من بين موديلين'],
  ['ar', 'lowest', 7, 'من بين 7 موديلات'],
  ['ar', 'lowest', 20, 'من بين 20 موديلًا'],
  ['ar', 'value', 15_800_00, 'الأعلى نقاطًا حتى 15,800 ج.م.'],
  ['ar', 'best', 13, '13 من 15: هدوء وعمر ومطر'],
  ['ar', 'wet', 5, 'النقاط: 5 من 5'],
] as const)('says, in %s, of what a tyre is the pick for %s at %i', (locale, kind, figure, said) => {
  const html = renderStatic(<Picks picks={[{ kind, figure, item: ITEM }]} />, { locale });
  expect(html.querySelector('small')?.text).toBe(said);
});
