import { useLocale, useMessages } from '../../../client/intl/messages.js';
import type { LandingOfferView } from '../domain/landingViews.js';
import { LANGUAGES } from '../../../domain/core/locale.js';
import { formatPrice } from '../../../domain/core/money.js';

const BRANDS_NAMED = 6;

/** How many products are in stock, from which price, which tyres have by the piece, and of which brands. */
export function useOfferWords({ inStock, from, brands }: LandingOfferView, areTyres: boolean): string {
  const t = useMessages();
  const { currencyFirst } = LANGUAGES[useLocale()];
  const amount = [t('egp'), formatPrice(from ?? 0)];
  const price = (currencyFirst ? amount : amount.reverse()).join(' ');
  const stock = t('landing.stock', {
    count: inStock,
    price: areTyres ? t('landing.per_tyre', { price }) : price,
  });
  const named = brands.slice(0, BRANDS_NAMED).join(t('list.comma'));
  const more = brands.length - BRANDS_NAMED;
  if (named === '') return stock;
  const makers =
    more > 0
      ? t('landing.brands_more', { brands: named, count: more })
      : t('landing.brands_named', { brands: named });
  return `${stock} ${makers}`;
}
