import type { CategoryPageProps, ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { stockMessage } from '../../../domain/catalogue/stockMessage.js';
import { markdownPath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { amountIn, type MarkdownPage } from './markdownPage.js';
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from './markdownText.js';

/** A page of a category: its products, where it goes on, and the categories in it. */
export function categoryMarkdown(
  { category, subCategories, listing }: CategoryPageProps,
  page: MarkdownPage,
): string {
  const { word, addressOf } = page;
  const number = listing.page;
  const next = number < listing.pages ? `${markdownPath(category.path)}?page=${number + 1}` : null;
  return markdownBlocks(
    `# ${escapeMarkdown(category.name)}`,
    escapeMarkdown(category.description),
    markdownList(subCategories.map(({ name, path }) => markdownLink(name, addressOf(markdownPath(path))))),
    markdownSection(word('listing.count', { count: listing.total }), productList(listing.products, page)),
    next === null ? '' : markdownLink(word('pagination.next'), addressOf(next)),
  );
}

/** Products with price and availability, each with a link to its Markdown. */
export function productList(products: readonly ProductCardView[], page: MarkdownPage): string {
  const { word, addressOf } = page;
  return markdownList(
    products.map(({ type, id, name, size, price, isLowestPrice, stock }) => {
      const { key, values } = stockMessage(stock);
      const amount = `${isLowestPrice ? `${word('product.from')} ` : ''}${amountIn(page, price)}`;
      const facts = [...(size === null ? [] : [size]), amount, word(key, values)].join(' · ');
      return `${markdownLink(name, addressOf(markdownPath(productPath(type, id))))}: ${escapeMarkdown(facts)}`;
    }),
  );
}
