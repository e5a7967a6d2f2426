import { array } from 'valibot';
import { CARDS_MAX } from '../../domain/core/limits.js';
import { FACET_KEYS } from '../../domain/catalogue/facets.js';
import { readListingAddress } from '../../domain/catalogue/listing/listingAddress.js';
import { sortIn } from '../../domain/catalogue/productQuery.js';
import type { FoundProducts } from '../../domain/catalogue/listing/listingView.js';
import { toProductCard } from '../../domain/catalogue/productViews.js';
import { CardSchema } from '../../domain/catalogue/wireCard.js';
import { ListingSchema, type WireListing } from '../../domain/catalogue/listing/wireListing.js';
import type { ReadAs } from '../../domain/fitment/readAs.js';
import type { Locale } from '../../domain/core/locale.js';
import { fromWireText } from '../../domain/core/wireText.js';
import type { ProductCardView } from '../../domain/catalogue/catalogueViews.js';
import { callApi } from '../core/api.js';

/** Fetches the products for a filter query in the page's language; a page beyond the last one returns the last. */
export async function fetchListing(
  query: URLSearchParams,
  locale: Locale,
  signal: AbortSignal,
): Promise<FoundProducts> {
  const { sort } = readListingAddress(query);
  const asked = new URLSearchParams(query);
  if (asked.has('sort')) asked.set('sort', sortIn(locale, sort));
  const answer = await callApi(`/wcFetch/products?${asked}`, { schema: ListingSchema, signal });
  if (answer.pages > 0 && answer.page > answer.pages) {
    const last = new URLSearchParams(query);
    last.set('page', String(answer.pages));
    return fetchListing(last, locale, signal);
  }
  const { items, picks, facets, left_out: leftOut, suggested_filters: suggestedFilters, ...others } = answer;
  const { read_as: car, by_size: bySize, ...rest } = others;
  const picked = ({ item, ...pick }: (typeof picks)[number]) => ({
    ...pick,
    item: toProductCard(item, locale),
  });
  return {
    ...rest,
    leftOut,
    readAs: car === null ? null : toReadAs(car),
    suggestedFilters,
    products: items.map((item) => toProductCard(item, locale)),
    picks: picks.map(picked),
    bySize: bySize.map((group) => ({
      ...group,
      items: group.items.map((item) => toProductCard(item, locale)),
      picks: group.picks.map(picked),
    })),
    facets: FACET_KEYS.map((key) => ({
      key,
      values: facets[key].map((facet) => ({ ...facet, label: fromWireText('value', facet) })),
    })),
    priceRange: facets.price,
    inStock: facets.in_stock,
    onSale: facets.on_sale,
  };
}

function toReadAs({
  cars,
  is_stocked: isStocked,
  sold_out: soldOut,
  ...rest
}: NonNullable<WireListing['read_as']>): ReadAs {
  const named = cars.map((car) => ({ make: fromWireText('make', car), model: fromWireText('model', car) }));
  return { ...rest, isStocked, soldOut, cars: named };
}

/** The products with these ids that still exist, in the same order. */
export async function fetchCards(ids: readonly number[], locale: Locale): Promise<ProductCardView[]> {
  const parts: string[] = [];
  for (let start = 0; start < ids.length; start += CARDS_MAX)
    parts.push(ids.slice(start, start + CARDS_MAX).join(','));
  const found = await Promise.all(
    parts.map((part) => callApi(`/wcFetch/cards?ids=${part}`, { schema: array(CardSchema) })),
  );
  return found.flat().map((item) => toProductCard(item, locale));
}

/** Other tyres in stock in the size of this tyre or variation. */
export async function fetchSameSize(id: number, locale: Locale): Promise<ProductCardView[]> {
  const found = await callApi(`/wcFetch/same-size/${id}`, { schema: array(CardSchema) });
  return found.map((item) => toProductCard(item, locale));
}
