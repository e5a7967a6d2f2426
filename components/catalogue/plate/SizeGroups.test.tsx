import { expect, it, vi } from 'vitest';
import type { ProductCardView, SizeGroupView } from '../../../domain/catalogue/catalogueViews.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { SizeGroups } from './SizeGroups.js';

vi.mock('../../../client/cart/useAddToCart.js', () => ({ useAddToCart: () => ({ isAdding: false }) }));
vi.mock('../../../client/checkout/useSetDelivery.js', () => ({ useSetDelivery: () => null }));
vi.mock('../toggles/ProductToggles.js', () => ({ ProductToggles: () => null }));

const tyre = (id: number, price: number, stock = 8): ProductCardView => ({
  ...{ id, price, stock, type: 'simple', variationId: null, name: `Tyre ${id}`, brand: null, excerpt: '' },
  ...{ size: '195/65 R15', image: '', isLowestPrice: false, formerPrice: null, saleTitle: null },
  ...{ salePercent: null, varies: null },
});

const NO_PICKS = { picks: [] };

const GROUPS: SizeGroupView[] = [
  {
    ...NO_PICKS,
    choice: '195-65-R15',
    total: 18,
    items: [tyre(1, 2000_00, 2), tyre(2, 3216_00), tyre(3, 3500_00)],
  },
  { ...NO_PICKS, choice: '205-55-R16', total: 1, items: [tyre(4, 4000_00, 2)] },
  { ...NO_PICKS, choice: '215-45-R17', total: 0, items: [] },
];

const draw = (locale: (typeof LOCALES)[number], whatsAppNumber: string | null = null) =>
  renderStatic(
    <SizeGroups
      groups={GROUPS}
      terms={{ fitting: null, delivery: null }}
      linkOf={(size) => ({ to: `/search?car=toyota-corolla_2018_${size}` })}
    />,
    { locale, shell: { whatsAppNumber } },
  ).querySelectorAll('section');

it.each(LOCALES)('chooses each size by a link that needs no scripts, in %s', (locale) => {
  const groups = draw(locale);
  expect(groups.map((group) => group.querySelector('h2')?.text)).toEqual([
    ...['195/65 R15', '205/55 R16', '215/45 R17'],
  ]);
  const links = groups.map((group) => group.querySelector('a[href*="car="]')?.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(
    GROUPS.slice(0, 2).map(({ choice }) => localePath(`/search?car=toyota-corolla_2018_${choice}`, locale)),
  );
});

it('says how many are in stock and what the cheapest four cost, or that there are none', () => {
  const facts = draw('en').map((group) => group.querySelector('p')?.text);
  expect(facts).toEqual([
    '18 models in stock 4 from EGP 12,864',
    '1 model in stock ',
    'None in stock right now ',
  ]);
});

it('adds a tyre below the heading of its size with the main button, as the list of that size does', () => {
  const buttons = draw('en').map((group) => group.querySelectorAll('button'));
  expect(buttons.map((all) => all.length > 0)).toEqual([true, true, false]);
  const others = buttons
    .flat()
    .filter((button) => button.getAttribute('class')?.includes('primary') !== true);
  expect(others.map(({ text }) => text)).toEqual([]);
});

it('lets people ask for a size of which there is no tyre, in the chat or on the contact page', () => {
  const [, , none] = draw('en');
  expect(none?.querySelector('a')?.getAttribute('href')).toBe('/contact');
  const [, , chat] = draw('en', '+20 100 000 0000');
  expect(chat?.querySelector('a')?.getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/201000000000\?text=.*215%2F45/,
  );
});

it('leads to the others of a size of which not all are shown', () => {
  const all = draw('en').map((group) => group.querySelectorAll('li > a').map(({ text }) => text));
  expect(all).toEqual([['All 18 models in 195/65 R15'], [], []]);
});
