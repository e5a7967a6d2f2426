import type { Page } from '@playwright/test';
import { localePath, switchLocale } from '../../domain/core/paths.js';
import { becomeCustomer, customerButton, makeAccount, PASSWORD } from './support/customer.js';
import { expect, holdScripts, hydrated, test } from './fixtures.js';
import { cartEntry, expectCart, findProduct } from './support/shopping.js';

// Everything here is done while the scripts are held, so before hydration, and answered after it: once for each time.

const PRODUCT = '/product/simple/525';
const TYRES = '/category/1';
const SUBSCRIBE = '**/api/post/add_to_sendgrid';

/** Opens the page with its scripts held; the returned function lets them through and waits for hydration. */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const letThrough = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    letThrough();
    await hydrated(page);
  };
}

/** Marks the document; the returned function tells whether it is still there, so that nothing has navigated. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return () => page.evaluate(() => 'isSamePage' in window);
}

test('the menu opens', { tag: '@phone' }, async ({ page, locale, t }) => {
  const hydrate = await openUnhydrated(page, localePath('/', locale));
  await page.getByRole('button', { name: t('menu'), exact: true }).click();
  await hydrate();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('“add” on a product asks a stranger to log in', { tag: '@desktop' }, async ({ page, locale, t }) => {
  const hydrate = await openUnhydrated(page, localePath(PRODUCT, locale));
  const add = page.getByRole('main').getByRole('button', { name: t('cart.add') });
  await add.first().click();
  await hydrate();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('“add” on a card, pressed twice, adds one piece', { tag: '@phone' }, async ({ page, locale, t }) => {
  await becomeCustomer(page);
  const hydrate = await openUnhydrated(page, localePath(TYRES, locale));
  const add = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: t('cart.add') })
    .first();
  await add.click();
  await add.click();
  await hydrate();
  await expectCart(page, t, { pieces: 1 });
});

test(
  'filters beside the list narrow it, and it is sorted',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    const hydrate = await openUnhydrated(page, localePath(TYRES, locale));
    const isSame = await markDocument(page);
    const aside = page.getByRole('complementary');
    await aside.getByRole('checkbox', { name: /Michelin|ميشلان/ }).check();
    await aside.getByRole('checkbox', { name: t('facet.in_stock') }).check();
    const sort = page.getByRole('main').getByRole('combobox', { name: t('sort') });
    await sort.selectOption('price');
    await hydrate();
    await expect(page).toHaveURL(/\?(?=.*\bbrand=Michelin\b)(?=.*\bin_stock=true\b)(?=.*\bsort=price\b)/);
    await expect(aside.getByRole('checkbox', { name: /Michelin|ميشلان/ })).toBeChecked();
    await expect(sort).toHaveValue('price');
    expect(await isSame()).toBe(true);
  },
);

test('the filter sheet opens', { tag: '@phone' }, async ({ page, locale, t }) => {
  const hydrate = await openUnhydrated(page, localePath(TYRES, locale));
  await page.getByRole('button', { name: t('listing.filter') }).click();
  await hydrate();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeAttached();
});

test('a rim of a brand shows its sizes', { tag: '@phone' }, async ({ page, locale, t }) => {
  const hydrate = await openUnhydrated(page, localePath('/brands/michelin', locale));
  const rim = t('landing.rim', { rim: '19' });
  await page.getByRole('button', { name: rim }).click();
  await hydrate();
  await expect(page.getByRole('list', { name: rim })).toBeVisible();
});

test(
  'a car that is typed into the finder is kept, and leads on to what fits it',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const hydrate = await openUnhydrated(page, localePath('/', locale));
    const isSame = await markDocument(page);
    const panel = page.getByRole('tabpanel', { name: t('car.tab') });
    const field = panel.getByLabel(t('car.field'));
    await field.pressSequentially('kia');
    await field.fill('corolla 2018');
    await hydrate();
    await expect(field).toHaveValue('corolla 2018');
    await page.getByRole('option', { name: /2018/ }).click();
    await panel.getByRole('button', { name: t('car.submit') }).click();
    await expect(page).toHaveURL(/\/search\?car=toyota-corolla_2018$/);
    expect(await isSame()).toBe(true);
  },
);

test(
  'a size that is chosen and sent in the finder is found',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    const hydrate = await openUnhydrated(page, localePath('/search?width=205&aspect=55&rim=16', locale));
    const isSame = await markDocument(page);
    const finder = page.getByRole('form', { name: t('finder.title') });
    const width = finder.getByLabel(t('facet.width'));
    await expect(width).toHaveValue('205');
    await finder.getByLabel(t('facet.aspect')).selectOption('');
    await width.selectOption('195');
    await finder.getByRole('button', { name: t('finder.submit') }).click();
    await hydrate();
    await expect(page).toHaveURL(/\/search\?(?=.*width=195)(?!.*aspect=55)/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await isSame()).toBe(true);
  },
);

test(
  'a typed search is kept, suggests, and leads to its results',
  { tag: '@desktop' },
  async ({ page, locale }) => {
    const hydrate = await openUnhydrated(page, localePath('/', locale));
    const isSame = await markDocument(page);
    const field = page.getByRole('banner').getByRole('combobox');
    await field.pressSequentially('michelin');
    await hydrate();
    await expect(field).toHaveValue('michelin');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?search=michelin$/);
    expect(await isSame()).toBe(true);
  },
);

test(
  'a search that is sent by Enter shows its results without loading a document',
  { tag: '@phone' },
  async ({ page, locale }) => {
    const hydrate = await openUnhydrated(page, localePath('/', locale));
    const isSame = await markDocument(page);
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('michelin');
    await field.press('Enter');
    await field.press('Enter');
    await hydrate();
    await expect(page).toHaveURL(/\/search\?search=michelin$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await isSame()).toBe(true);
  },
);

test('“+” pressed three times counts three', { tag: '@desktop' }, async ({ page, locale, t }) => {
  const hydrate = await openUnhydrated(page, localePath(PRODUCT, locale));
  const more = page.getByRole('main').getByRole('button', { name: t('quantity.more') });
  await more.click();
  await more.click();
  await more.click();
  await hydrate();
  await expect(page.getByRole('main').getByRole('textbox', { name: t('product.quantity') })).toHaveValue('4');
});

test('a typed quantity is the one that is added', { tag: '@phone' }, async ({ page, locale, t }) => {
  await becomeCustomer(page);
  const product = await findProduct(page, (stock, { id }) => stock >= 10 && id === 525);
  const hydrate = await openUnhydrated(page, localePath(`/product/simple/${product.id}`, locale));
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('product.quantity') })
    .fill('4');
  const add = page.getByRole('main').getByRole('button', { name: t('cart.add') });
  await add.first().click();
  await hydrate();
  await expect(cartEntry(page, t, 4)).toBeVisible();
});

test(
  'a heart is on the wishlist, and a newsletter form is answered in the page, once',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    const hydrate = await openUnhydrated(page, localePath(TYRES, locale));
    const isSame = await markDocument(page);
    const asked: unknown[] = [];
    await page.route(SUBSCRIBE, (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ status: 202, json: { status: 202 } });
    });
    const heart = page
      .getByRole('main')
      .getByRole('checkbox', { name: t('wish.toggle') })
      .first();
    await heart.check({ force: true });
    const form = page.getByRole('contentinfo').locator('form');
    await form.getByRole('textbox').fill('mona@example.com');
    await form.getByRole('button').click();
    await form.getByRole('button').click();
    await hydrate();
    await expect(page.getByText(t('wish.added'))).toBeVisible();
    await expect(heart).toBeChecked();
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('wishes') ?? '[]') as unknown[]),
    ).toHaveLength(1);
    await expect(form.getByRole('status')).toHaveText(t('newsletter.done'));
    expect(asked).toEqual([{ email: 'mona@example.com' }]);
    expect(await isSame()).toBe(true);
  },
);

test('the other language shows the same page with its query', { tag: '@phone' }, async ({ page, locale }) => {
  const address = localePath('/category/1?brand=Michelin&sort=price', locale);
  await openUnhydrated(page, address);
  const other = locale === 'ar' ? 'en' : 'ar';
  await page.locator(`header a[hreflang=${other}]`).click();
  await expect(page).toHaveURL(switchLocale(address, other));
});

test(
  'a login that the browser has filled in by itself logs in',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const username = await makeAccount(page);
    const hydrate = await openUnhydrated(page, localePath('/auth/login', locale));
    const isSame = await markDocument(page);
    // As a password manager does: neither focus nor event.
    const fill = (label: string, value: string) =>
      page
        .getByLabel(label, { exact: true })
        .evaluate((field: HTMLInputElement, text) => (field.value = text), value);
    await fill(t('account.username'), username);
    await fill(t('account.password'), PASSWORD);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('login.submit'), exact: true })
      .click();
    await hydrate();
    await expect(page).toHaveURL(/\/login-success$/);
    await expect(customerButton(page)).toBeVisible();
    expect(await isSame()).toBe(true);
  },
);

test(
  'a quantity that the browser has restored is known to the page',
  { tag: '@desktop' },
  async ({ page, locale, t }) => {
    const hydrate = await openUnhydrated(page, localePath(PRODUCT, locale));
    const quantity = page.getByRole('main').getByRole('textbox', { name: t('product.quantity') });
    await quantity.evaluate((field: HTMLInputElement) => (field.value = '3'));
    await hydrate();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('quantity.more') })
      .click();
    await expect(quantity).toHaveValue('4');
  },
);

test.describe('without its scripts', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('a form is sent as it is', { tag: '@desktop' }, async ({ page, locale }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(localePath('/', locale), { waitUntil: 'commit' });
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('michelin');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?search=michelin$/);
  });
});
