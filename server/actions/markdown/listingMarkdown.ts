import type { CategoryPageProps, ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import type { CarTyresView, LandingPageProps } from '../../../features/landing/domain/landingViews.js';
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

/** A page of a size, a brand or a car, or an index of them. */
export function landingMarkdown(
  { title, lead, car, products, bySize, others, groups }: LandingPageProps,
  page: MarkdownPage,
): string {
  const { word, addressOf } = page;
  return markdownBlocks(
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(lead),
    car === null
      ? ''
      : markdownSection(
          word('landing.car_tyres'),
          markdownList(car.tyres.map((tyres) => carTyres(tyres, page))),
        ),
    markdownSection(
      word('landing.products'),
      productList([...products, ...bySize.flatMap(({ items }) => items)], page),
    ),
    markdownSection(word('landing.others'), productList(others, page)),
    ...groups.map((group) =>
      markdownSection(
        group.title,
        markdownList(group.links.map(({ name, path }) => markdownLink(name, addressOf(markdownPath(path))))),
      ),
    ),
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

function carTyres({ trim, front, rear, marking, pressurePsi }: CarTyresView, { word }: MarkdownPage): string {
  const sizes =
    front.size === rear.size
      ? front.size
      : word('landing.front_rear', { front: front.size, rear: rear.size });
  const facts = [
    ...(marking === '' ? [] : [word('landing.marking', { marking })]),
    ...(pressurePsi === null ? [] : [word('landing.pressure', pressurePsi)]),
  ];
  return escapeMarkdown(`${trim === '' ? '' : `${trim}: `}${[sizes, ...facts].join('. ')}`);
}
