import type { Locator, Page } from '@playwright/test';
import { localePath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import type { WireProduct } from '../../../domain/catalogue/wireProduct.js';
import { expect, hydrated, test } from '../fixtures.js';
import { nameOf } from '../support/shopping.js';

/** The kinds of products whose cards look different. */
const KINDS = {
  inStock: ({ type, stock }: WireProduct) => type === 'simple' && stock !== 0 && stock !== false,
  soldOut: ({ type, stock }: WireProduct) => type === 'simple' && (stock === 0 || stock === false),
  inSizes: ({ type, stock }: WireProduct) => type === 'variable' && stock !== 0 && stock !== false,
};

type Kinds = Record<keyof typeof KINDS, WireProduct>;

/** One product of each kind, and a listing that shows them on its first page. */
async function findKinds(page: Page): Promise<{ path: string; kinds: Kinds }> {
  const read = async (path: string) => (await (await page.request.get(path)).json()) as unknown;
  const categories = (await read('/api/wpFetch/nav_links')) as { id: number }[];
  for (const { id } of categories) {
    for (const sort of ['price', '-price', 'name']) {
      const query = `category=${id}&sort=${sort}`;
      const { items } = (await read(`/api/wcFetch/products?${query}`)) as { items: WireProduct[] };
      const found = Object.entries(KINDS).map(([kind, isOne]) => [kind, items.find(isOne)] as const);
      if (found.every(([, product]) => product !== undefined))
        return { path: `/search?${query}`, kinds: Object.fromEntries(found) as Kinds };
    }
  }
  throw new Error('No listing shows all kinds of products');
}

const LINES = 2;

/** The number of visible lines of a text. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) =>
    Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
  );
}

test(
  'a card leads to its product twice, adds what is in stock, not what is sold out, and lets a size be chosen',
  { tag: '@phone' },
  async ({ page, open, locale, t }) => {
    const { path, kinds } = await findKinds(page);
    await open(path);
    await hydrated(page);
    const cards = page.getByRole('main').getByRole('article');
    const cardOf = (product: WireProduct) =>
      cards.filter({ has: page.locator(`a[href="${addressOf(product)}"]`) });
    const addressOf = ({ type, id }: WireProduct) => localePath(productPath(type, id), locale);

    for (const product of Object.values(kinds)) {
      const card = cardOf(product);
      const name = card.getByRole('heading').getByRole('link', { name: nameOf(product, locale) });
      await expect(name).toHaveAttribute('href', addressOf(product));
      await expect(card.getByRole('link', { name: t('view_product') })).toHaveAttribute(
        'href',
        addressOf(product),
      );
    }
    const add = (product: WireProduct) => cardOf(product).getByRole('button', { name: t('cart.add') });
    await expect(add(kinds.inStock)).toBeEnabled();
    await expect(add(kinds.inStock)).toHaveAccessibleDescription(nameOf(kinds.inStock, locale));
    await expect(add(kinds.soldOut)).toHaveCount(0);
    await expect(cardOf(kinds.soldOut).getByText(t('out_of_stock')).first()).toBeVisible();
    await expect(add(kinds.inSizes)).toHaveCount(0);
    await expect(
      cardOf(kinds.inSizes).getByRole('link', { name: t('cart.choose', { by: 'size' }) }),
    ).toHaveAttribute('href', addressOf(kinds.inSizes));

    const excerpts = await cards.locator('p').filter({ hasText: /.{30}/ }).all();
    expect(excerpts.length).toBeGreaterThan(0);
    const lines = await Promise.all(excerpts.map((text) => linesOf(text)));
    expect(lines.filter((shown) => shown > LINES)).toEqual([]);
  },
);
