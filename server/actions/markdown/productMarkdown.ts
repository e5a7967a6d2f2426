import type {
  DeliveryView,
  ProductPageProps,
  ProductView,
} from '../../../domain/catalogue/catalogueViews.js';
import { stockMessage } from '../../../domain/catalogue/stockMessage.js';
import { formatPrice } from '../../../domain/core/money.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { amountIn, type MarkdownPage } from './markdownPage.js';
import { htmlToMarkdown } from './htmlToMarkdown.js';
import { productList } from './listingMarkdown.js';
import {
  escapeMarkdown,
  markdownBlocks,
  markdownList,
  markdownSection,
  markdownTable,
} from './markdownText.js';

/** A product page: what it is, costs and comes in, its description and what goes with it. */
export function productMarkdown(
  { product, parts, delivery, sameSize, related }: ProductPageProps,
  page: MarkdownPage,
): string {
  const { word, origin } = page;
  return markdownBlocks(
    `# ${escapeMarkdown(product.name)}`,
    escapeMarkdown(product.excerpt),
    markdownList(factsOf(product, page)),
    `<${page.addressOf(productPath(product.type, product.id))}>`,
    markdownSection(word('product.sizes'), variationTable(product, page)),
    markdownSection(word('product.specifications'), specTable(product)),
    markdownSection(word('product.description'), htmlToMarkdown(product.description, origin)),
    delivery === null ? '' : markdownSection(word('product.delivery'), deliveryLines(delivery, page)),
    ...Object.values(parts).map(({ title, summary }) => markdownSection(title, escapeMarkdown(summary))),
    markdownSection(word('product.same_size', { size: product.size ?? '' }), productList(sameSize, page)),
    markdownSection(related.title, productList(related.products, page)),
  );
}

function factsOf(product: ProductView, page: MarkdownPage): string[] {
  const { word } = page;
  const { brand, sku, size, price, formerPrice, isLowestPrice, stock } = product;
  const { key, values } = stockMessage(stock);
  const before = formerPrice === null ? '' : ` (${word('price.before')} ${amountIn(page, formerPrice)})`;
  const facts: [string, string | null][] = [
    [
      word('product.price'),
      `${isLowestPrice ? `${word('product.from')} ` : ''}${amountIn(page, price)}${before}`,
    ],
    [word('product.stock'), word(key, values)],
    [word('product.size'), size],
    [word('facet.brand'), brand],
    [word('product.sku'), sku],
  ];
  return facts.flatMap(([name, value]) =>
    value === null ? [] : [`${escapeMarkdown(name)}: ${escapeMarkdown(value)}`],
  );
}

function variationTable({ variations }: ProductView, page: MarkdownPage): string {
  const { word } = page;
  const head = [word('product.size'), word('product.price'), word('product.stock')];
  const rows = variations.map(({ label, price, stock }) => {
    const { key, values } = stockMessage(stock);
    return [label, amountIn(page, price), word(key, values)];
  });
  return markdownTable(head, rows);
}

function specTable({ specNames, specs }: ProductView): string {
  const rows = specNames.flatMap(([key, name]) => {
    const spec = specs[key];
    return spec === undefined ? [] : [[name, spec.value, spec.words ?? '']];
  });
  return markdownList(
    rows.map(([name = '', value = '', words = '']) =>
      escapeMarkdown(`${name}: ${value}${words === '' ? '' : ` – ${words}`}`),
    ),
  );
}

function deliveryLines({ place, to, fee: cost }: DeliveryView, { word }: MarkdownPage): string {
  const fee = word('arrival.fee', { kind: cost === 0 ? 'free' : 'one', fee: formatPrice(cost) });
  const days = word('arrival.days', { count: to });
  return markdownList([`${place}: ${days}`, fee].map(escapeMarkdown));
}
