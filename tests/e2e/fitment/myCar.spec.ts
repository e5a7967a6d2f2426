import type { Locator, Page } from '@playwright/test';
import { CAR_SET } from '../../../domain/catalogue/product.js';
import { localePath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { becomeCustomer } from '../support/customer.js';
import { expectAccessible } from '../support/axe.js';
import { expect, hydrated, test } from '../fixtures.js';
import { expectCart, findProduct, putInCart, type Words } from '../support/shopping.js';

const COROLLA = 'toyota-corolla_2018';
const COROLLA_SIZES = 3;
/** One tyre of each. */
const COROLLA_SIZES_SOLD = 2;
const BAR_PX = 48;
const DIALOG_PX = 480;

/** Without a word typed: the model from the popular ones, then its year. */
async function chooseCorolla(page: Page, t: Words): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: t('car.tab') });
  await panel.getByLabel(t('car.field')).click();
  await page.getByRole('option', { name: /Corolla|كورولا/ }).click();
  await page.getByRole('option', { name: /2018/ }).click();
  await panel.getByRole('button', { name: t('car.submit') }).click();
}

test(
  'the finder reads a car in either script, by keyboard, asks for the size where there are several, and searches for words that are no car for sure',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await open('/');
    await hydrated(page);
    const panel = page.getByRole('tabpanel', { name: t('car.tab') });
    const field = panel.getByLabel(t('car.field'));
    const offered = page.getByRole('listbox').getByRole('option');

    await test.step('a late answer to an earlier text chooses no car', async () => {
      const suggestions = /\/api\/wcFetch\/cars\?.*2015/;
      const lateAnswers: (() => Promise<void>)[] = [];
      await page.route(suggestions, (route) => void lateAnswers.push(() => route.continue()));
      await field.fill('corolla 2015');
      await field.press('Enter');
      await expect.poll(() => lateAnswers.length).toBeGreaterThan(0);
      await field.fill('michelin corolla');
      const answered = page.waitForResponse(suggestions);
      for (const answer of lateAnswers) await answer();
      await answered;
      await field.press('Enter');
      await expect(page).toHaveURL(/\/search\?search=michelin/);
      expect(await page.evaluate(() => localStorage.getItem('cars'))).toBeNull();
      await page.goBack();
    });

    for (const words of ['corola 2018', 'كورولا ٢٠١٨']) {
      await field.fill(words);
      await expect(offered).toHaveCount(1);
      await expect(offered).toHaveText(/2018/);
    }
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(offered).toHaveCount(0);
    await expect(field).toHaveValue(/(?:Corolla|كورولا) 2018$/);
    await expect(page).not.toHaveURL(/search/);
    await panel.getByLabel(t('car.size')).selectOption('205-55-R16');
    await panel.getByRole('button', { name: t('car.submit') }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search\\?car=${COROLLA}_205-55-R16$`));
  },
);

test(
  'a set of four for a Corolla 2018 goes from the finder to the cart, and the car stays with the account',
  { tag: '@phone' },
  async ({ page, open, locale, t }) => {
    await becomeCustomer(page);
    await open('/');
    await hydrated(page);
    await chooseCorolla(page, t);
    await expect(page).toHaveURL(new RegExp(`/search\\?car=${COROLLA}$`));
    const chip = page.getByRole('banner').getByRole('button', { name: /2018/ });
    await expect(page.getByText(t('car.size_on_tyre'))).toBeVisible();

    // The bar and the heading name the car, and each of its sizes is a tap away.
    const bar = page.getByRole('navigation', { name: t('car.bar') });
    await expect(bar.getByRole('button', { name: /2018/ })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(/2018/).filter({ visible: true })).toHaveCount(2);
    await expect(chip).toBeHidden();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(BAR_PX);
    const sizes = bar.getByRole('listitem');
    await expect(sizes).toHaveCount(COROLLA_SIZES);
    for (const size of await sizes.all()) await expect(size).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link', { name: '205/55 R16' }).click();
    await expect(page).toHaveURL(new RegExp(`car=${COROLLA}_205-55-R16$`));
    await expect(bar.getByRole('link', { name: '205/55 R16' })).toHaveAttribute('aria-current', 'true');
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(BAR_PX);
    const rows = main.getByRole('article');
    await expect(rows.filter({ hasNotText: '205/55 R16' })).toHaveCount(0);

    // A row offers four only while four can be ordered, and other tests buy tyres too.
    const four = main.getByRole('button', { name: t('plate.add', { count: CAR_SET }) });
    await four.first().click();
    await expectCart(page, t, { pieces: CAR_SET });
    await rows.last().getByRole('heading').getByRole('link').click();
    await expect(page.getByText(/2018 · /)).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto(localePath('/faq', locale));
    await expect(chip).toBeVisible();
    await chip.click();
    const stored = page.waitForRequest('**/api/wcPost/update-customer');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(t('car.remove', { car: '' })) })
      .click();
    await page.keyboard.press('Escape');
    await expect(chip).toBeHidden();
    expect((await stored).postDataJSON()).toEqual({ cars: [] });
  },
);

test(
  'a tyre that does not fit the car says so beside its price, and its button is no longer the main one',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    const wrong = await findProduct(page, (stock, { size }) => stock > 0 && size?.rim === 18);
    await page.setViewportSize({ width: 360, height: 640 });
    await open(productPath('simple', wrong.id));
    await hydrated(page);
    const add = page
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .filter({ visible: true });
    const main = await add.first().evaluate((button) => getComputedStyle(button).backgroundColor);
    await saveCorolla(page);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(t('fit.other'), { exact: true })).toBeInViewport({ ratio: 1 });
    await page.locator('main').getByText(t('car.submit')).first().scrollIntoViewIfNeeded();
    await expect(add.first()).not.toHaveCSS('background-color', main);
  },
);

test('the home page of a shopper with a car has its sizes and the first tyres for it instead of the finder', async ({
  page,
  open,
  t,
}) => {
  await page.addInitScript(keepCorolla, COROLLA);
  await open('/');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('tabpanel', { name: t('car.tab') })).toBeHidden();
  const car = main.getByRole('region', { name: /2018$/ }).first();
  await expect(car.getByRole('listitem')).toHaveCount(COROLLA_SIZES);
  const tyres = main.getByRole('region', { name: new RegExp(t('search.tyres_for', { car: '.*2018' })) });
  await expect(tyres.getByRole('article')).toHaveCount(COROLLA_SIZES_SOLD);
  const sold = main.locator('article');
  await expect(sold.filter({ hasText: '195/65 R15' }).first()).toBeVisible();
  for (const other of ['175/65 R14', '215/60 R16'])
    await expect(sold.filter({ hasText: other })).toHaveCount(0);
  // The car stands on the screen once, and its name heads what fits it.
  await expect(page.getByRole('banner').getByText(/2018/)).toBeHidden();
  await expectAccessible(page);
  await car.getByRole('link', { name: '205/55 R16' }).click();
  await expect(page).toHaveURL(new RegExp(`car=${COROLLA}_205-55-R16$`));
});

test(
  'the dialog for the car is in the middle of a desktop, and no wider than one reads; where a car is known nothing in the header covers anything else',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await open('/product/simple/117');
    await hydrated(page);
    await page.getByRole('button', { name: t('fit.ask') }).click();
    const panel = page.getByRole('dialog').locator('> div');
    await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await panel.boundingBox();
    // Without the scroll bar of the page behind it.
    const { width = 0, height = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
    expect(box?.width).toBeLessThanOrEqual(DIALOG_PX);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - height / 2)).toBeLessThanOrEqual(1);

    await saveCorolla(page);
    await page.reload();
    await hydrated(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /2018/ })).toBeVisible();
    for (const windowPx of [1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width: windowPx, height: 800 });
      const parts = header.locator('a, button, form').filter({ visible: true });
      expect(await overlapsAmong(parts), `${windowPx} px`).toEqual([]);
    }
  },
);

test(
  'a wrong size is stopped once on the way from the cart to the checkout',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await becomeCustomer(page);
    const wrong = await findProduct(
      page,
      (stock, { name }) => stock >= CAR_SET && /\b175\/65 R14\b/.test(name),
    );
    await putInCart(page, wrong, CAR_SET);
    await open('/search');
    await hydrated(page);
    await saveCorolla(page);
    await open('/cart');
    const warning = page.getByRole('status').filter({ hasText: t('cart.unfit_title') });
    await expect(warning).toContainText('175/65 R14');
    const checkout = page.getByRole('link', { name: t('cart.checkout') }).filter({ visible: true });
    await checkout.click();
    await expect(page.locator('#unfit-tyres')).toBeFocused();
    await expect(page).toHaveURL(/\/cart$/);
    await checkout.click();
    await expect(page).toHaveURL(/checkout|cart\/mobile/);
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: t('cart.unfit_other') }).click();
    await expect(warning).toBeHidden();
  },
);

/** Pairs of elements, by their words, that overlap though neither contains the other. */
function overlapsAmong(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => {
    const boxes = all.map((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const [outer, inner] = [element.getBoundingClientRect(), words.getBoundingClientRect()];
      const [left, right] = [Math.min(outer.left, inner.left), Math.max(outer.right, inner.right)];
      return { element, left, right, top: outer.top, bottom: outer.bottom };
    });
    return boxes.flatMap((a, place) =>
      boxes
        .slice(place + 1)
        .filter((b) => !a.element.contains(b.element) && !b.element.contains(a.element))
        .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.element.textContent} / ${b.element.textContent}`),
    );
  });
}

function saveCorolla(page: Page): Promise<void> {
  return page.evaluate(keepCorolla, COROLLA);
}

/** Runs in the page. */
function keepCorolla(key: string): void {
  const car = { key, make: 'Toyota', make_ar: 'تويوتا', model: 'Corolla', model_ar: 'كورولا', year: 2018 };
  localStorage.setItem('cars', JSON.stringify([car]));
}
