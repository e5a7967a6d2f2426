import { expect, it } from 'vitest';
import { IdentityProvider } from '../../../client/account/useIdentity.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { ProductCard } from './ProductCard.js';

const TYRE: ProductCardView = {
  ...{ id: 1, type: 'simple', variationId: null, name: 'Lassa Revola', brand: 'Lassa', size: '195/65 R15' },
  ...{ excerpt: '', image: '/no-picture.webp', price: 100_000, isLowestPrice: false, formerPrice: null },
  ...{ saleTitle: null, salePercent: null, stock: 8, varies: null, sku: 'S1' },
};

it.each([
  ['Lassa Revola', 'Lassa', ''],
  ['LASSA Revola', 'Lassa', ''],
  ['Revola', 'Lassa', 'Lassa'],
  ['Mobilube HD 80W-90', 'Mobil', 'Mobil'],
])('says the brand of %s once', (name, brand, above) => {
  const root = renderStatic(
    <IdentityProvider>
      <ProductCard product={{ ...TYRE, name, brand }} />
    </IdentityProvider>,
  );
  expect(root.querySelector('p')?.text).toBe(above);
});
