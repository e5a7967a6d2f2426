import { inLocale, type Locale } from '../core/locale.js';
import type { Attribute, Product, Variation } from './product.js';
import { formatSize } from './tyre.js';
import { variesBy } from './variesBy.js';
import type {
  AttributeView,
  CrumbView,
  ProductCardView,
  ProductView,
  VariationView,
} from '../content/views.js';

/** A product as a card in the page's language; a variation stands for its parent's page. */
export function toProductCard(product: Product, locale: Locale): ProductCardView {
  return {
    id: product.parent ?? product.id,
    type: product.type === 'simple' ? 'simple' : 'variable',
    variationId: product.parent === null ? null : product.id,
    name: inLocale(product.name, locale),
    brand: product.brand === null ? null : inLocale(product.brand.name, locale),
    size: product.size === null ? null : formatSize(product.size),
    excerpt: inLocale(product.excerpt, locale),
    image: product.image,
    price: product.price,
    isLowestPrice: new Set(product.variations.map(({ price }) => price)).size > 1,
    formerPrice: product.sale?.formerPrice ?? null,
    saleTitle: product.sale === null ? null : inLocale(product.sale.title, locale),
    salePercent: product.sale?.percent ?? null,
    stock: product.stock,
    varies:
      product.variations.length === 0
        ? null
        : variesBy(
            product.name.en,
            product.variations.map(({ label, size }) => ({ label: label.en, size })),
          ),
  };
}

/** A product as its own page shows it, in the page's language. */
export function toProductView(product: Product, locale: Locale, breadcrumbs: CrumbView[]): ProductView {
  return {
    ...toProductCard(product, locale),
    sku: product.sku,
    soldIndividually: product.soldIndividually,
    brandLogo: product.brand?.logo ?? null,
    images: product.images.length > 0 ? product.images : [product.image],
    description: inLocale(product.description, locale),
    loadIndex: toAttributeView(product.loadIndex, locale),
    speedIndex: toAttributeView(product.speedIndex, locale),
    origin: toAttributeView(product.origin, locale),
    variations: product.variations.map((variation) => toVariationView(variation, locale)),
    breadcrumbs,
    isTyre: product.size !== null || product.variations.some(({ size }) => size !== null),
  };
}

function toVariationView(variation: Variation, locale: Locale): VariationView {
  return {
    id: variation.id,
    label: inLocale(variation.label, locale),
    size: variation.size === null ? null : formatSize(variation.size),
    loadIndex: variation.loadIndex,
    speedIndex: variation.speedIndex,
    price: variation.price,
    formerPrice: variation.sale?.formerPrice ?? null,
    salePercent: variation.sale?.percent ?? null,
    stock: variation.stock,
    image: variation.image,
  };
}

function toAttributeView(attribute: Attribute | null, locale: Locale): AttributeView | null {
  if (attribute === null) return null;
  return { name: inLocale(attribute.name, locale), value: inLocale(attribute.value, locale) };
}
