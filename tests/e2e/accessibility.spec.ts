import type { Locator, Page } from '@playwright/test';
import { DEFAULT_LOCALE, type Locale } from '../../domain/core/locale.js';
import { isCheckoutPath, localePath } from '../../domain/core/paths.js';
import type { MessageKey } from '../../locales/keys.js';
import { FRAME, REPEATED, violationsOf } from './support/axe.js';
import { walkToPayment } from './checkout/checkout.js';
import { becomeCustomer, customerButton } from './support/customer.js';
import { expect, hydrated, type ShopFixtures, test } from './fixtures.js';
import { findProduct, placeOrder, putInCart, type Words } from './support/shopping.js';

const DESKTOP_PX = 1280;
const PHONE_PX = 390;
const HEIGHT_PX = 900;

/** The narrowest supported viewport. */
const NARROWEST_PX = 320;
/** The narrowest viewport with a card's picture beside its text. */
const NARROW_PHONE_PX = 360;

/** The cards of a search have the longest buttons. */
const SEARCH = '/search?search=oil';

/**
 * Pages that are visited in one tab, one after the other, because a page in a browser of its own costs as much as two;
 * each line is a layout.
 */
const VISITS = {
  'home page and listings': [['/'], ['/category/1', SEARCH], ['/search?search=zzzzqqqq']],
  products: [['/product/variable/101', '/product/simple/117'], ['/compare?ids=101,117,102']],
  information: [
    ['/faq'],
    ['/about', '/privacy-policy'],
    ['/branches'],
    ['/tips-and-tricks'],
    ['/tips-and-tricks/1'],
  ],
  forms: [
    ['/auth/login', '/auth/register'],
    ['/auth/forgot-password', '/auth/reset-password'],
    ['/contact', '/find-order'],
    ['/forms/open-order?order=10001', '/forms/open-cart?link=unknown'],
  ],
  'orders and what went wrong': [
    ['/login-success'],
    ['/cart'],
    ['/thanks/1?key=unknown', '/trackorder/1?key=unknown'],
    ['/went-wrong', '/offline'],
    ['/no-such-page'],
  ],
};

/** What a stranger does on some of these pages, which are then checked again. */
const DONE_THERE: Record<string, (page: Page, t: Words) => Promise<void>> = {
  '/': chooseWidth,
  '/auth/login': sendEmpty('login.submit'),
  '/auth/register': sendEmpty('register.submit'),
  '/auth/forgot-password': sendEmpty('forgot.submit'),
  '/find-order': sendEmpty('login.send_code'),
  '/contact': sendEmpty('contact.submit'),
};

async function chooseWidth(page: Page, t: Words): Promise<void> {
  await page.getByRole('tab', { name: t('car.tab_size') }).click();
  const finder = page.getByRole('form', { name: t('finder.title') });
  await finder.getByLabel(t('facet.width')).selectOption('205');
  await expect(finder.getByLabel(t('facet.aspect')).getByRole('option')).not.toHaveCount(1);
}

function sendEmpty(button: MessageKey): (page: Page, t: Words) => Promise<void> {
  return async (page, t) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t(button), exact: true }).click();
    await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
  };
}

/** What is wrong with one page is told with its name, and the pages after it are checked all the same. */
const check = expect.configure({ soft: true });

/** Axe checks structure and colours, which are the same in every language and change with the width. */
const widthOfAxe = (locale: Locale) => (locale === DEFAULT_LOCALE ? DESKTOP_PX : PHONE_PX);

/** All cards of a list are scanned on desktops, and on a phone those of a search. */
const repeatedOn = (path: string, locale: Locale) =>
  locale === DEFAULT_LOCALE || path === SEARCH ? [] : [REPEATED];

interface Check {
  /** The page, and what was done there. */
  what: string;
  /** What axe scans; null where another test scans the same. */
  axe: Parameters<typeof violationsOf>[1] | null;
}

/** Checks one main heading, no horizontal overflow and no axe violations. */
async function expectSound(page: Page, locale: Locale, { what, axe }: Check): Promise<void> {
  await check(page.getByRole('heading', { level: 1 }), `main headings of ${what}`).toHaveCount(1);
  if (axe !== null) {
    await beWide(page, widthOfAxe(locale));
    check(await violationsOf(page, axe), `violations of ${what}`).toEqual([]);
  }
  await beWide(page, NARROWEST_PX);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await check.poll(overflow, `horizontal overflow of ${what} in px`).toBeLessThanOrEqual(0);
  await beWide(page, NARROW_PHONE_PX);
  await check.poll(() => wordsThatDoNotFit(page), `words that do not fit on ${what}`).toEqual([]);
}

/** Every new width lays the whole page out anew, so pages are opened at the first one that is looked at. */
const beWide = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT_PX });

/** Button labels that are wider than their box, by any part of a pixel. */
function wordsThatDoNotFit(page: Page): Promise<string[]> {
  return page.locator('main article :is(a, button), main nav li:first-child > a').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { display, paddingLeft, paddingRight } = getComputedStyle(element);
        const words = document.createRange();
        words.selectNodeContents(element);
        const room =
          element.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return (
          element.checkVisibility() &&
          display !== 'inline' &&
          words.getBoundingClientRect().width > room + 0.01
        );
      })
      .map(({ textContent }) => textContent),
  );
}

/** A phone at 200 % zoom. */
const LOWEST = { width: NARROWEST_PX, height: 360 };

/** A small phone, and a desktop at 200 % zoom. */
const SMALL_VIEWPORTS = [
  { width: NARROW_PHONE_PX, height: 640 },
  { width: 640, height: 360 },
];

/** The names of the elements that are covered at their centre while they have the focus. */
function coveredAmong(elements: Locator): Promise<string[]> {
  return elements.evaluateAll(async (all) => {
    // A new size of the window counts for layout and hit tests alike from the next frame on.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return all
      .filter((element) => {
        (element as HTMLElement).focus();
        const { left, top, width, height } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there === null || !element.contains(there);
      })
      .map((element) => element.getAttribute('name') ?? element.textContent);
  });
}

/** At 200 % zoom the menu ends the page; the button that scrolls back must not cover its last entry. */
async function expectWholeMenu(page: Page, t: Words): Promise<void> {
  for (const viewport of [{ width: 640, height: 360 }, LOWEST]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('button', { name: t('scroll_to_top') })).toBeVisible();
    const links = page.getByRole('navigation', { name: t('quick_links') }).getByRole('link');
    expect(await links.count()).toBeGreaterThan(3);
    expect(await coveredAmong(links), JSON.stringify(viewport)).toEqual([]);
  }
}

/** Of a layout with two pages, axe checks one in each language and width. */
const isAxesTurn = (layout: readonly string[], place: number, locale: Locale) =>
  layout.length === 1 || (place === 0) === (locale === 'en');

for (const [name, layouts] of Object.entries(VISITS)) {
  test(`${name}: no accessibility violation, no overflow and one main heading, also when it complains`, async ({
    page,
    open,
    locale,
    t,
  }) => {
    test.slow();
    let isFirst = true;
    for (const layout of layouts) {
      for (const [place, path] of layout.entries()) {
        const isTurn = isAxesTurn(layout, place, locale);
        await beWide(page, isTurn ? widthOfAxe(locale) : NARROWEST_PX);
        await open(path);
        await hydrated(page);
        await expectSound(page, locale, {
          what: path,
          axe: isTurn ? { without: [...(isFirst ? [] : FRAME), ...repeatedOn(path, locale)] } : null,
        });
        isFirst &&= !isTurn;
        const act = DONE_THERE[path];
        if (act === undefined) continue;
        await act(page, t);
        // A form is checked empty at one width and complaining at the other.
        const isSecondTurn = layout.length === 1 || !isTurn;
        const what = `${path} afterwards`;
        await expectSound(page, locale, { what, axe: isSecondTurn ? { within: 'main' } : null });
      }
    }
  });
}

/* Axe scans these pages where `cart.spec.ts` and `checkout.spec.ts` open them, and here those that they open once. */
test('the pages of a customer, from the cart to the order, do not overflow, and cover no field', async ({
  page,
  open,
  locale,
  t,
}) => {
  test.slow();
  await becomeCustomer(page);
  const product = await findProduct(page);
  const { id: orderId } = await placeOrder(page, product);
  await putInCart(page, product);
  const onlyOnDesktops = ['/cart', '/profile', `/trackorder/${orderId}`];
  const paths = [
    ...onlyOnDesktops,
    ...['/checkout', `/thanks-cod/${orderId}`],
    ...['userinfo', 'address', 'checkout', 'payment'].map((step) => `/cart/mobile/${step}`),
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      if (path === '/cart/mobile/address') await answerSteps(page, open, t);
      const isScanned = locale !== DEFAULT_LOCALE && onlyOnDesktops.includes(path);
      const firstWidth = isScanned ? PHONE_PX : NARROWEST_PX;
      // Phones have steps of their own instead of the checkout.
      await beWide(page, path === '/checkout' ? DESKTOP_PX : firstWidth);
      await open(path);
      await hydrated(page);
      if (!isCheckoutPath(path)) await expect(customerButton(page)).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expectSound(page, locale, { what: path, axe: isScanned ? { without: FRAME } : null });
      if (path === '/cart') await expectWholeMenu(page, t);
      if (!isCheckoutPath(path)) return;
      const fields = page
        .getByRole('main')
        .locator('form')
        .locator(':is(input, select, textarea, button):enabled');
      for (const viewport of SMALL_VIEWPORTS) {
        await page.setViewportSize(viewport);
        expect(await coveredAmong(fields), JSON.stringify(viewport)).toEqual([]);
      }
      await beWide(page, NARROWEST_PX);
      const name = page.getByRole('banner').getByRole('link').first().locator('span');
      await name.evaluate((element) => (element.textContent = 'A shop whose name is long'));
      const overflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflowPx).toBeLessThanOrEqual(0);
      expect(new URL(page.url()).pathname, 'where it was looked').toBe(localePath(path, locale));
    });
  }
});

/** A step of the phone's checkout leads back to one before it that is not answered. */
async function answerSteps(page: Page, open: ShopFixtures['open'], t: Words): Promise<void> {
  await open('/cart');
  await hydrated(page);
  await walkToPayment(page, t, true);
}

test('the profile has no accessibility violation while all its forms are open and complain', async ({
  page,
  open,
  locale,
  t,
}) => {
  await becomeCustomer(page);
  await beWide(page, widthOfAxe(locale));
  await open('/profile');
  await hydrated(page);
  const panel = (name: Parameters<typeof t>[0]) => page.getByRole('region', { name: t(name), exact: true });
  const save = t('action.save');
  await panel('profile.details')
    .getByRole('button', { name: t('action.edit') })
    .click();
  await panel('profile.details').getByLabel(t('account.first_name')).fill('');
  await panel('profile.details').getByRole('button', { name: save }).click();
  await panel('profile.addresses')
    .getByRole('button', { name: t('profile.address_add') })
    .click();
  await panel('profile.addresses').getByRole('button', { name: save }).click();
  await panel('profile.password')
    .getByRole('button', { name: t('profile.password_change') })
    .click();
  await panel('profile.password')
    .getByRole('button', { name: t('profile.password_change') })
    .click();
  await expect(page.getByRole('main').locator('[aria-invalid=true]')).toHaveCount(6);
  await expectSound(page, locale, { what: 'the open forms', axe: { within: 'main' } });
});
