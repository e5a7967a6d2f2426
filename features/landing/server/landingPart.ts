import type { LandingLinksView, LandingOfferView, LandingPageProps } from '../domain/landingViews.js';
import type { FacetKey } from '../../../domain/catalogue/facets.js';
import type { Facets, FacetValue } from '../../../server/ports/catalogue.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../../domain/core/limits.js';
import { formatPrice } from '../../../domain/core/money.js';
import { cardOf } from '../../../domain/catalogue/productCards.js';
import type { Picked } from '../../../domain/catalogue/plate/picks.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { CrumbView } from '../../../domain/content/pageViews.js';
import type { Backend } from '../../../server/ports/backend.js';
import { findLeads } from '../../../server/actions/catalogue/leads.js';
import type { PageWords } from '../../../server/actions/words/pageWords.js';

/** The part of a landing page that depends on its subject. */
export interface LandingPart {
  title: string;
  /** Crumbs between the home page and this page. */
  above: CrumbView[];
  /** For search engines. */
  description: string;
  /** false where nothing is in stock: the page can be read, but search engines do not list it. */
  isIndexed: boolean;
  props: Omit<LandingPageProps, 'title' | 'breadcrumbs' | 'terms' | 'finder'>;
}

/** Props of a page that consists of links. */
export function linksOnly(lead: string, groups: LandingLinksView[]): LandingPart['props'] {
  const nothing = { products: [], others: [], picks: [], bySize: [], byRim: null };
  return { lead, figures: null, brand: null, offer: null, car: null, ...nothing, groups };
}

/** Links that a group beside the products shows at most; the indexes show all. */
const NEIGHBOURS_MAX = 36;

/** A group of neighbours, those with most products in stock. */
export function neighbours(title: string, links: LandingLinksView['links']): LandingLinksView[] {
  const most = [...links].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, NEIGHBOURS_MAX);
  const shown = links.filter((link) => most.includes(link));
  return shown.length === 0 ? [] : [{ title, links: shown }];
}

interface Sold {
  offer: LandingOfferView;
  products: LandingPageProps['products'];
  picks: LandingPageProps['picks'];
  bySize: LandingPageProps['bySize'];
  /** Of what is in stock. */
  facets: Facets;
}

/**
 * The first products of a query and what is said about all of them; products that are sold out only if no other is. With
 * `rims` only tyres for these, as a car also takes batteries and oils.
 */
export async function loadSold(
  { store }: Backend,
  query: Partial<ProductQuery>,
  { listing, locale, rims }: { listing: string; locale: Locale; rims?: readonly number[] },
): Promise<Sold> {
  // Three of all tyres of a car or a size are picked, so that they are read together.
  const isPicked = query.car !== undefined || query.tyre !== undefined;
  const perPage = isPicked ? PAGE_SIZE_MAX : PAGE_SIZE_DEFAULT;
  const first: ProductQuery = { ...query, sort: 'relevance', page: 1, perPage };
  const sold: ProductQuery = { ...first, ...(rims === undefined ? {} : { rim: [...rims] }) };
  const stocked = await store.catalogue.listProducts({ ...sold, inStock: true });
  const shown = stocked.total > 0 ? stocked : await store.catalogue.listProducts(sold);
  // Without the rims, which would count as a size that was chosen.
  const { picks, bySize } = await findLeads(store.catalogue, first, stocked);
  const picked = ({ item, ...pick }: Picked<Product>) => ({ ...pick, item: cardOf(item, locale) });
  const cardsOf = (products: readonly Product[]) => products.map((product) => cardOf(product, locale));
  return {
    products: bySize.length > 0 ? [] : cardsOf(shown.items.slice(0, PAGE_SIZE_DEFAULT)),
    picks: picks.map(picked),
    bySize: bySize.map((group) => ({
      ...group,
      items: cardsOf(group.items),
      picks: group.picks.map(picked),
    })),
    facets: stocked.facets,
    offer: {
      inStock: stocked.total,
      from: stocked.total > 0 ? (stocked.facets.price?.min ?? null) : null,
      brands: chosenBrands(occurring(stocked.facets, 'brand'), query.brand).map(({ label }) =>
        inLocale(label, locale),
      ),
      listing,
    },
  };
}

/** The values of a facet that products have. */
export function occurring({ values }: Facets, key: FacetKey): FacetValue[] {
  return values[key].filter(({ count }) => count > 0);
}

/** The facet ignores its own choice. */
function chosenBrands(brands: Facets['values']['brand'], chosen: readonly string[] | undefined) {
  const own = chosen === undefined ? brands : brands.filter(({ value }) => chosen.includes(value));
  return [...own].sort((a, b) => b.count - a.count);
}

const BRANDS_DESCRIBED = 5;

/** One sentence with the lowest price and some brands. */
export function describeOffer(
  title: string,
  { from, brands }: LandingOfferView,
  { word }: PageWords,
): string {
  if (from === null) return title;
  const named = brands.slice(0, BRANDS_DESCRIBED).join(word('list.comma'));
  const values = { title, price: formatPrice(from), egp: word('egp'), brands: named };
  return word(named === '' ? 'landing.description_plain' : 'landing.description', values);
}
