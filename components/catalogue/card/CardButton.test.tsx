import { expect, it, vi } from 'vitest';
import { SOLD_OUT as OFFERS } from '../../../features/soldOut.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { WORDS } from '../../../locales/words.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { CardButton } from './CardButton.js';

vi.mock('../../../client/cart/useAddToCart.js', () => ({ useAddToCart: () => ({ isAdding: false }) }));

const SOLD_OUT = { id: 7, type: 'variable', variationId: 71, stock: 0, name: 'P7' } as ProductCardView;

it.each(OFFERS.flatMap((offer) => LOCALES.map((locale) => ({ offer, locale, of: offer.news }))))(
  'what is sold out cannot be bought, and leads to what is offered for it: $of in $locale',
  ({ offer, locale }) => {
    const card = renderStatic(<CardButton product={SOLD_OUT} nameId="name" />, {
      locale,
      shell: { channels: { [offer.news]: ['mail'] } },
    });
    const button = card.querySelector('button');
    expect([button?.text, button?.hasAttribute('disabled')]).toEqual([WORDS[locale].out_of_stock, true]);
    const link = card.querySelector('a');
    expect(link?.text).toBe(WORDS[locale][offer.title]);
    expect(link?.getAttribute('href')).toBe(localePath('/product/variable/7?variation=71', locale));
  },
);

it('offers nothing that the shop cannot do', () => {
  const card = renderStatic(<CardButton product={SOLD_OUT} nameId="name" />);
  const button = card.querySelector('button');
  expect(card.querySelector('a')).toBeNull();
  expect(button?.text).toBe(WORDS.en.out_of_stock);
  expect(button?.hasAttribute('disabled')).toBe(true);
});
