import type { CrumbView } from '../content/pageViews.js';
import { inLocale, type Locale, standIn } from '../core/locale.js';
import { markingOf } from './attributes/marking.js';
import type { ProductView, VariationView } from './catalogueViews.js';
import { type Product, sellableStock, type Variation } from './product.js';
import { cardOf } from './productCards.js';
import { inQuantity } from './productViews.js';
import { toSpecs, type SpecWords } from './attributes/specifications.js';
import { formatSize } from '../tyres/tyre.js';

/** A product page's view in the page's language. */
export function toProductView(product: Product, breadcrumbs: CrumbView[], words: SpecWords): ProductView {
  const { locale } = words;
  const { ownSpecs, ...specs } = toSpecs(product, words);
  return {
    ...cardOf(product, locale),
    sku: product.sku,
    soldIndividually: product.soldIndividually,
    brandLogo: product.brand?.logo ?? null,
    images: product.images.length > 0 ? product.images : [product.image],
    isIllustrated: product.isIllustrated,
    description: inLocale(product.description, locale),
    ...standIn('descriptionLang', product.description, locale),
    ...specs,
    variations: product.variations.map((variation, place) => ({
      ...toVariationView(variation, locale),
      specs: ownSpecs[place] ?? {},
    })),
    breadcrumbs,
    isTyre: product.size !== null || product.variations.some(({ size }) => size !== null),
  };
}

/** What the label says after size and marking: an option that the operator leaves open, such as a colour. */
function besideSize({ label, size, attributes }: Variation, locale: Locale): Pick<VariationView, 'option'> {
  const tyre = size === null ? null : [formatSize(size), markingOf(attributes)].join(' ').trim();
  const text = inLocale(label, locale);
  if (tyre === null || !text.startsWith(tyre)) return {};
  const option = text.slice(tyre.length).replace(/^[,،\s]+/, '');
  return option === '' ? {} : { option };
}

function toVariationView(variation: Variation, locale: Locale): Omit<VariationView, 'specs'> {
  return {
    id: variation.id,
    label: inLocale(variation.label, locale),
    size: variation.size === null ? null : formatSize(variation.size),
    marking: markingOf(variation.attributes),
    ...besideSize(variation, locale),
    price: variation.price,
    ...inQuantity(variation),
    formerPrice: variation.sale?.formerPrice ?? null,
    salePercent: variation.sale?.percent ?? null,
    stock: sellableStock(variation.stock, variation.quantityRule),
    image: variation.image,
  };
}
