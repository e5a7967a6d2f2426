import { formatPrice, parsePrice } from '../../domain/core/money.js';
import { localePath } from '../../domain/core/paths.js';
import type { WireVariation } from '../../domain/catalogue/wireProduct.js';
import { formatSize } from '../../domain/tyres/tyre.js';
import { expect, hydrated, test } from './fixtures.js';
import type { Words } from './support/shopping.js';
import type { Locator, Page } from '@playwright/test';

const MODEL = 101;

/** Before any scroll, above the bottom menu: at most 700 px from the top on a desktop. */
async function expectInFirstScreen(page: Page, button: Locator): Promise<void> {
  const box = await button.filter({ visible: true }).boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(Math.min(700, height - 60));
}

test(
  'name, size and button of a product are in the first screen of a small phone below the way back, and then the button replaces the menu',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of [
      '/product/simple/118',
      `/product/variable/${MODEL}`,
      `/product/variable/${MODEL}?variation=108`,
    ]) {
      await open(path);
      await hydrated(page);
      await expectWayBack(page, t);
      const main = page.getByRole('main');
      const menu = page.getByRole('navigation', { name: t('quick_links') });
      const button = main
        .getByRole('button', { name: t('cart.add') })
        .or(main.locator('a[href="#variations"]'))
        .filter({ visible: true });
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      const size = main.locator('h1, summary').filter({ hasText: /\d{3}\/\d{2} R\d{2}|^\d+ / });
      await expect(size.first()).toBeInViewport({ ratio: 1 });
      await expectInFirstScreen(page, button.first());
      await expect(menu).toBeVisible();
      await button.first().evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().bottom));
      await expect(menu).toBeHidden();
      await expect(button.last()).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'a model offers the sizes that there are, each with its price, its set and its marking in plain words',
  { tag: '@phone' },
  async ({ page, open, isPhone, locale, t }) => {
    const answer = await page.request.get(`/api/wcFetch/product-variations/${MODEL}`);
    const variations = (await answer.json()) as WireVariation[];
    await open(`/product/variable/${MODEL}`);
    await hydrated(page);
    const main = page.getByRole('main');
    const sizes = main.getByRole('table', { name: t('product.sizes') });
    await expect(sizes).toBeHidden();
    await expectInFirstScreen(page, main.locator('a[href="#variations"]'));
    const choose = main.locator('a[href="#variations"]').filter({ visible: true });
    await expect(choose).toHaveText(t('cart.choose', { by: 'size' }));
    await choose.press('Enter');
    await expect(sizes.getByRole('radio')).toHaveCount(variations.length);
    const names = variations.map(({ name }) => new RegExp(`^${name.replace(/\W/g, '.')}$`));
    for (const name of names) await expect(sizes.getByRole('radio', { name })).toHaveCount(1);

    await test.step('on paper nothing lies over the page or waits to be pressed', async () => {
      await page.emulateMedia({ media: 'print' });
      const over = main
        .locator('*')
        .evaluateAll((elements) =>
          elements
            .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
            .map((element) => element.outerHTML),
        );
      expect(await over).toEqual([]);
      await expect(main.getByRole('button'), 'nothing to press').toHaveCount(0);
      await expect(sizes.getByRole('row').first(), 'what folds is open').toBeVisible();
      await expect(main).toHaveCSS('print-color-adjust', 'exact');
      await page.emulateMedia({ media: null });
    });

    await test.step('no size is chosen before the shopper chooses one; the button leads to the sizes', async () => {
      await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(main.getByRole('button', { name: t('cart.add') }).filter({ visible: true })).toHaveCount(
        await main
          .getByRole('article')
          .getByRole('button', { name: t('cart.add') })
          .count(),
      );
      await expect(sizes).toBeInViewport();
      await expect(sizes.getByRole('radio').first()).toBeFocused();
      await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
    });

    await test.step('it says when it arrives, in the governorate that the shopper chooses, and keeps that', async () => {
      const promise = main.getByText(t('arrival.delivery', { date: '' }));
      const toCairo = (await promise.textContent()) ?? '';
      await main.getByRole('button', { name: t('arrival.change') }).press('Enter');
      const place = main.getByLabel(t('cart.deliver_to'));
      await expect(place).toBeFocused();
      await place.selectOption('EGMT');
      await expect(promise).not.toHaveText(toCairo);
      expect(await page.evaluate(() => localStorage.getItem('governorate'))).toBe('"EGMT"');
    });

    await test.step('a sale shows what it was, struck through', async () => {
      const sold = variations.find(({ sale, stock }) => sale !== null && Number(stock) >= 4);
      if (sold?.sale == null) throw new Error('No size is on sale');
      const row = sizes.getByRole('row').filter({ hasText: sold.name });
      await expect(row.getByRole('deletion')).toContainText(sold.sale.line_through.replace(/\.00$/, ''));
      await row.getByRole('radio').press('Space');
      await expect(page).toHaveURL(new RegExp(`variation=${sold.id}$`));
      await expect(main.locator('a[href="#variations"]')).toHaveCount(0);
      await expect(sizes).toBeVisible();
      const chosen = main.getByText(sold.name, { exact: true }).filter({ visible: true });
      if (isPhone) await expect(chosen.last()).toBeInViewport();
    });

    await test.step('the chat names it, its size, its price and its address', async () => {
      const sold = variations.find(({ id }) => page.url().endsWith(`=${id}`));
      if (sold?.size == null) throw new Error('No size is chosen');
      const fold = main.locator('summary').first();
      await fold.press('Enter');
      // The menu with the chat is there while the buy button is in view.
      await page.evaluate(() => window.scrollTo(0, 0));
      const chat = page.getByRole('link', { name: t('whatsapp'), exact: true });
      const text = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
      await expect.poll(text).toContain(formatSize(sold.size));
      expect(await text()).toContain((await page.getByRole('heading', { level: 1 }).innerText()).trim());
      expect(await text()).toContain(formatPrice(parsePrice(sold.price) ?? 0));
      expect(await text()).toContain(localePath(`/product/variable/${MODEL}`, locale));
      await fold.press('Enter');
    });

    await test.step('sets of one, two and four cost what so many tyres cost', async () => {
      const chosen = variations.find(({ id }) => page.url().endsWith(`=${id}`));
      const price = parsePrice(chosen?.price ?? '') ?? 0;
      const sets = main.getByRole('group', { name: t('product.quantity') });
      for (const count of [1, 2, 4]) {
        const name = new RegExp(`^${t('product.set', { count })} .*${formatPrice(price * count)}`);
        await expect(sets.getByRole('radio', { name })).toHaveCount(1);
      }
      await sets.getByRole('radio').last().press('Space');
      const words = t('product.load_words', { kg: 560 });
      await expect(main.getByText(words)).toBeVisible();
      await expect(main.getByText(t('product.speed_words', { kmh: 210 }))).toBeVisible();
      if (!isPhone) return;
      await main.getByText(words).scrollIntoViewIfNeeded();
      await expect(main.getByRole('button', { name: t('plate.add', { count: 4 }) }).last()).toBeInViewport({
        ratio: 1,
      });
      await expect(main.getByText('× 4')).toBeVisible();
    });

    await test.step('what is sold out can be looked at and waited for, and not be bought', async () => {
      const gone = variations.find(({ stock }) => stock === 0);
      if (gone === undefined) throw new Error('No size is sold out');
      const row = sizes.getByRole('row').filter({ hasText: gone.name });
      await expect(row).toContainText(t('out_of_stock'));
      await row.getByRole('radio').press('Space');
      const ask = main.getByRole('link', { name: t('stock_request.title') });
      await expect(ask.filter({ visible: true }).first()).toBeVisible();
    });
  },
);

/** The way to the page above stands on the narrowest phone in full. */
async function expectWayBack(page: Page, t: Words): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const crumbs = page.getByRole('navigation', { name: t('breadcrumbs') }).getByRole('link');
  await expect(crumbs).toHaveCount(1);
  await expect(crumbs).toHaveAttribute('href', /\/category\/\d+$/);
  expect(await crumbs.evaluate((name) => name.scrollWidth > name.clientWidth)).toBe(false);
  await page.setViewportSize({ width: 360, height: 640 });
}
