/** schema.org objects (JSON-LD) for what pages show; only visible content is marked up. */
import type { Branch } from '../../../domain/branches/branch.js';
import { toClock } from '../../../domain/branches/slots.js';
import { GOVERNORATES } from '../../../domain/egypt/governorates.js';
import type { Tip } from '../../../domain/content/content.js';
import { type Locale, inLocale } from '../../../domain/core/locale.js';
import { toDecimal } from '../../../domain/core/money.js';
import { localePath, PATHS, tipPath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { CURRENCY } from '../../ports/payments.js';
import type { ShopSettings } from '../../ports/backend.js';
import { isSellable, type Product, type Sale } from '../../../domain/catalogue/product.js';
import { formatSize } from '../../../domain/tyres/tyre.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import type { CrumbView } from '../../../domain/content/pageViews.js';
import type { FaqEntryView } from '../../../domain/pages/contentViews.js';
import { type OfferTerms, returnPolicy, sameTerms, workdaysOf } from './terms/offerTerms.js';
import { plainText } from '../content/plainText.js';

const SCHEMA = 'https://schema.org';

/** Breadcrumbs of a page; addresses are resolved against the origin. */
export function breadcrumbList(crumbs: readonly CrumbView[], locale: Locale, origin: string): object {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(localePath(path, locale), origin).href,
    })),
  };
}

interface ProductFacts {
  locale: Locale;
  origin: string;
  terms: OfferTerms;
  /** What features say of it, as its properties. */
  stated: object;
}

/**
 * A simple product with its offer, or a variable product as a ProductGroup with an offer and an address per variation.
 */
export function productData(product: Product, { locale, origin, terms, stated }: ProductFacts): object {
  const urlOf = (variationId: number | null) =>
    origin + localePath(productPath(product.type, product.id, variationId), locale);
  const common = {
    '@context': SCHEMA,
    name: inLocale(product.name, locale),
    description: plainText(inLocale(product.description, locale)) || inLocale(product.excerpt, locale),
    image: product.images.map((image) => new URL(image, origin).href),
    url: urlOf(null),
    ...(product.brand === null
      ? {}
      : { brand: { '@type': 'Brand', name: inLocale(product.brand.name, locale) } }),
    ...stated,
  };
  if (product.type !== 'variable') {
    return {
      ...common,
      '@type': 'Product',
      ...codesOf(product),
      ...sizeOf(product.size),
      offers: { ...offer(product, urlOf(null)), ...terms },
    };
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.sku ?? String(product.id),
    variesBy: [`${SCHEMA}/size`],
    hasVariant: product.variations.map((variation, index) => ({
      '@type': 'Product',
      name: `${inLocale(product.name, locale)} ${inLocale(variation.label, locale)}`,
      size: inLocale(variation.label, locale),
      image: new URL(variation.image ?? product.image, origin).href,
      ...codesOf(variation),
      // Stated once and then referred to: a model may come in dozens of sizes.
      offers: { ...offer(variation, urlOf(variation.id)), ...(index === 0 ? terms : sameTerms(terms)) },
    })),
  };
}

/** The products that a page lists, in their order; nothing for a page without products. */
export function itemList(
  name: string,
  products: readonly ProductCardView[],
  { locale, origin }: { locale: Locale; origin: string },
): object[] {
  if (products.length === 0) return [];
  const itemListElement = products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: product.name,
    url: new URL(localePath(productPath(product.type, product.id, product.variationId), locale), origin).href,
  }));
  return [{ '@context': SCHEMA, '@type': 'ItemList', name, numberOfItems: products.length, itemListElement }];
}

const ISO_DAY_CHARS = 10;

function codesOf({ sku, gtin }: Pick<Product, 'sku' | 'gtin'>): object {
  return { ...(sku === null ? {} : { sku }), ...(gtin === null ? {} : { gtin }) };
}

function sizeOf(size: Product['size']): object {
  return size === null ? {} : { size: formatSize(size) };
}

type Offered = Pick<Product, 'price' | 'stock' | 'quantityRule' | 'sale'>;

function offer({ price, sale, ...stocked }: Offered, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: toDecimal(price),
    priceCurrency: CURRENCY,
    availability: `${SCHEMA}/${availabilityOf(stocked)}`,
    itemCondition: `${SCHEMA}/NewCondition`,
    ...(sale === null ? {} : { priceSpecification: formerPrice(sale) }),
    ...(sale?.until == null ? {} : { priceValidUntil: sale.until.slice(0, ISO_DAY_CHARS) }),
  };
}

function availabilityOf({ stock, quantityRule }: Pick<Product, 'stock' | 'quantityRule'>): string {
  if (stock === 'backorder') return 'BackOrder';
  return isSellable(stock, quantityRule) ? 'InStock' : 'OutOfStock';
}

/** The former price, shown struck through on the page. */
function formerPrice({ formerPrice: price }: Sale): object {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: `${SCHEMA}/StrikethroughPrice`,
    price: toDecimal(price),
    priceCurrency: CURRENCY,
  };
}

/** What the operator has said of the shop. */
interface ShopFacts {
  name: string;
  /** In the international form, such as `+20 100 000 0000`. */
  phone: string | null;
  mapUrl?: string | null;
  settings: Pick<ShopSettings, 'publicUrl' | 'shopAddress' | 'returnDays'>;
}

/** The shop itself. */
export function tireShop({ name, phone, mapUrl = null, settings }: ShopFacts): object {
  const { publicUrl, shopAddress, returnDays } = settings;
  return {
    '@context': SCHEMA,
    '@type': 'TireShop',
    '@id': `${publicUrl}/#shop`,
    name,
    url: new URL('/', publicUrl).href,
    image: new URL('/pictures/og.jpg', publicUrl).href,
    currenciesAccepted: CURRENCY,
    areaServed: { '@type': 'Country', name: 'Egypt' },
    ...(phone === null ? {} : { telephone: phone }),
    ...(mapUrl === null ? {} : { hasMap: mapUrl }),
    ...(shopAddress === null
      ? {}
      : { address: { '@type': 'PostalAddress', streetAddress: shopAddress, addressCountry: 'EG' } }),
    ...(returnDays === 0 ? {} : { hasMerchantReturnPolicy: returnPolicy(returnDays) }),
  };
}

interface BranchFacts {
  shopName: string;
  phone: string | null;
  locale: Locale;
  settings: Pick<ShopSettings, 'publicUrl' | 'deliveryCalendar'>;
}

/** A branch of the shop, with its address and hours. */
export function branchShop(branch: Branch, { shopName, phone, locale, settings }: BranchFacts): object {
  const { publicUrl, deliveryCalendar } = settings;
  const url = new URL(`${localePath(PATHS.branches, locale)}#${branch.id}`, publicUrl).href;
  return {
    '@context': SCHEMA,
    '@type': 'TireShop',
    '@id': `${publicUrl}${PATHS.branches}#${branch.id}`,
    name: `${shopName} – ${inLocale(branch.name, locale)}`,
    url,
    image: new URL('/pictures/og.jpg', publicUrl).href,
    parentOrganization: { '@id': `${publicUrl}/#shop` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: inLocale(branch.address, locale),
      addressRegion: inLocale(GOVERNORATES[branch.governorate] ?? { en: branch.governorate }, locale),
      addressCountry: 'EG',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: workdaysOf(deliveryCalendar),
      opens: toClock(branch.opens),
      closes: toClock(branch.closes),
    },
    ...(branch.mapUrl === null ? {} : { hasMap: branch.mapUrl }),
    ...(phone === null ? {} : { telephone: phone }),
  };
}

/** The shop's WhatsApp number as a phone number. */
export function chatNumber({ whatsappNumber }: Pick<ShopSettings, 'whatsappNumber'>): string | null {
  return whatsappNumber === null ? null : `+${whatsappNumber}`;
}

/** An article as its page shows it. */
export function article(
  tip: Tip,
  { locale, publisher, origin }: { locale: Locale; publisher: string; origin: string },
): object {
  const url = new URL(localePath(tipPath(tip.id), locale), origin).href;
  const shop = { '@type': 'Organization', name: publisher, url: new URL('/', origin).href };
  return {
    '@context': SCHEMA,
    '@type': 'Article',
    headline: inLocale(tip.title, locale),
    description: inLocale(tip.excerpt, locale),
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    datePublished: tip.publishedAt,
    dateModified: tip.updatedAt,
    author: shop,
    publisher: shop,
    ...(tip.image === null ? {} : { image: [new URL(tip.image, origin).href] }),
  };
}

/** Questions with their answers, as plain text. */
export function faqPage(entries: readonly FaqEntryView[]): object {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
