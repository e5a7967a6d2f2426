/** schema.org objects (JSON-LD) for what pages show; nothing is marked up that is not visible. */
import type { Tip } from '../../../domain/content.js';
import { type Locale, inLocale } from '../../../domain/locale.js';
import { toDecimal } from '../../../domain/money.js';
import { localePath, productPath, tipPath } from '../../../domain/paths.js';
import { isInStock, type Product, type Stock } from '../../../domain/product.js';
import type { CrumbView, FaqEntryView } from '../../../domain/views.js';
import { plainText } from './page.js';

const SCHEMA = 'https://schema.org';

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

/** A simple product with its offer, a variable one as a group with one offer a variation. */
export function productData(product: Product, locale: Locale, origin: string): object {
  const url = new URL(localePath(productPath(product.type, product.id), locale), origin).href;
  const common = {
    '@context': SCHEMA,
    name: inLocale(product.name, locale),
    description: plainText(inLocale(product.description, locale)),
    image: product.images.map((image) => new URL(image, origin).href),
    url,
    ...(product.brand === null
      ? {}
      : { brand: { '@type': 'Brand', name: inLocale(product.brand.name, locale) } }),
  };
  if (product.type !== 'variable') {
    return {
      ...common,
      '@type': 'Product',
      ...skuOf(product),
      offers: offer(product.price, product.stock, url),
    };
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.sku ?? String(product.id),
    variesBy: [`${SCHEMA}/size`],
    hasVariant: product.variations.map((variation) => ({
      '@type': 'Product',
      name: `${inLocale(product.name, locale)} ${inLocale(variation.label, locale)}`,
      size: inLocale(variation.label, locale),
      image: new URL(variation.image ?? product.image, origin).href,
      ...skuOf(variation),
      offers: offer(variation.price, variation.stock, url),
    })),
  };
}

function skuOf({ sku }: { sku: string | null }): object {
  return sku === null ? {} : { sku };
}

function offer(price: number, stock: Stock, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: toDecimal(price),
    priceCurrency: 'EGP',
    availability: `${SCHEMA}/${isInStock(stock) ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${SCHEMA}/NewCondition`,
  };
}

export function organization(name: string, origin: string): object {
  return { '@context': SCHEMA, '@type': 'Organization', name, url: new URL('/', origin).href };
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
