import { expect, it, vi } from 'vitest';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import type { LandingPageProps } from '../domain/landingViews.js';
import { LandingPage } from './LandingPage.js';

vi.mock('../../../client/cart/useAddToCart.js', () => ({ useAddToCart: () => ({ isAdding: false }) }));
vi.mock('../../../components/catalogue/toggles/ProductToggles.js', () => ({ ProductToggles: () => null }));

const card = (id: number, name: string, size: string | null): ProductCardView => ({
  ...{ id, name, size, price: 520_00, stock: 8, type: 'simple', variationId: null, brand: 'Michelin' },
  ...{ excerpt: '', image: '', isLowestPrice: false, formerPrice: null, saleTitle: null },
  ...{ salePercent: null, varies: null },
});
const TYRE: ProductCardView = {
  ...card(1, 'Michelin Primacy 4', null),
  sizes: { count: 8, rims: 'R15–R18' },
};
const GAUGE = card(2, 'Michelin digital pressure gauge', null);

function draw(locale: 'en' | 'ar', products: ProductCardView[]) {
  const props: LandingPageProps = {
    ...{ title: 'Michelin', breadcrumbs: [], lead: '', figures: null, car: null, picks: [], bySize: [] },
    ...{ products, others: [GAUGE], byRim: null, groups: [], finder: null },
    terms: { fitting: null, delivery: null },
    brand: { name: locale === 'en' ? 'Michelin' : 'ميشلان', logo: null, facts: [] },
    offer: { inStock: 8, from: 4150_00, brands: [], listing: '/search?brand=Michelin' },
  };
  return renderStatic(<LandingPage {...props} />, { locale });
}

it.each([
  ['en', '8 products in stock, from EGP 4,150 a tyre.', 'Other Michelin products'],
  ['ar', '8 منتجات متوفرة، بأسعار تبدأ من 4,150 ج.م. للإطار.', 'منتجات أخرى من ميشلان'],
] as const)(
  'says, in %s, that prices are those of a tyre, and whose the other products are',
  (locale, offer, others) => {
    const page = draw(locale, [TYRE]);
    expect(page.querySelector('header p')?.text).toBe(offer);
    expect(page.querySelectorAll('h2').at(-1)?.text).toBe(others);
  },
);

it('names no tyre beside the prices of a brand that makes none', () => {
  expect(draw('en', [GAUGE]).querySelector('header p')?.text).toBe('8 products in stock, from EGP 4,150.');
});

it('leads to the filters beside the heading of its products, before them', () => {
  const main = draw('en', [TYRE]).toString();
  const at = main.indexOf('href="/search?brand=Michelin"');
  expect(at).toBeGreaterThan(main.indexOf('In stock now'));
  expect(at).toBeLessThan(main.indexOf('<article'));
});
