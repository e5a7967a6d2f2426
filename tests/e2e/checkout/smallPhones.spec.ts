import { USUAL_GOVERNORATE } from '../../../domain/egypt/governorates.js';
import { expect, hydrated, test } from '../fixtures.js';
import { becomeCustomer, saveAddress } from '../support/customer.js';
import { findProduct, putInCart } from '../support/shopping.js';
import { openLastStep, phoneConfirmation, placeOrderButton } from './checkout.js';

const SMALL = { width: 360, height: 640 };
const TARGET_PX = 44;
/** The tyre with the longest marking in the demonstration. */
const LONGEST = '225/70R15C';
const SHOWN = /225\/70 ?R15C/;

interface Found {
  id: number;
  variation_id: number;
}

test(
  'the menu makes way for the buttons of the login and the cart, the usual delivery is chosen, and no price leaves the summary beside a long size',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.setViewportSize(SMALL);
    const menu = page.getByRole('navigation', { name: t('quick_links') });
    await open('/auth/login');
    await hydrated(page);
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('login.submit'), exact: true })).toBeInViewport({
      ratio: 1,
    });

    const found = await page.request.get(`/api/wpFetch/search_key?keyword=${encodeURIComponent(LONGEST)}`);
    const [tyre] = (await found.json()) as Found[];
    if (tyre === undefined) throw new Error('No tyre has the long size');
    await becomeCustomer(page);
    await putInCart(page, tyre, 4, tyre.variation_id);
    await open('/cart');
    await hydrated(page);
    const checkout = page.getByRole('main').getByRole('link', { name: t('cart.checkout') });
    await expect(checkout.filter({ visible: true })).toBeInViewport({ ratio: 1 });
    await expect(menu).toHaveCount(0);

    await open('/cart/mobile/checkout');
    await hydrated(page);
    await expect(page.getByLabel(t('cart.deliver_to'), { exact: true })).toHaveValue(USUAL_GOVERNORATE);
    const ways = page.getByRole('group', { name: t('checkout.delivery_method') }).getByRole('radio');
    await expect(ways.first()).toBeChecked();
    await expect(ways.first()).toBeEnabled();
    const titles = page
      .getByRole('group', { name: t('checkout.delivery_method') })
      .locator('svg + span > :first-child');
    await expect(titles).toHaveCount(4);
    const lines = await titles.evaluateAll((all) =>
      all.map((title) => Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight))),
    );
    expect(Math.max(...lines), 'titles stay on one line').toBe(1);

    await saveAddress(page);
    await open('/cart/mobile/payment');
    await hydrated(page);
    const summary = page.getByRole('complementary', { name: t('order.contents') });
    await expect(summary.getByText(SHOWN).first()).toBeVisible();
    expect(await summary.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  },
);

test(
  'the number of an order in cash is asked for above the bar of a small phone',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    await page.setViewportSize(SMALL);
    await openLastStep(page, { open, isPhone }, await findProduct(page));
    await expect(phoneConfirmation(page)).toBeVisible();
    const number = await phoneConfirmation(page).boundingBox();
    const button = await placeOrderButton(page, t).boundingBox();
    expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  },
);

test(
  'the contents of a page are folded until they are asked for',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.setViewportSize(SMALL);
    await open('/returns');
    await hydrated(page);
    const contents = page.getByRole('navigation', { name: t('content.contents') });
    await expect(contents).toHaveCount(1);
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.getByText(t('content.contents')).click();
    const last = contents.getByRole('link').last();
    const title = (await last.textContent()) ?? '';
    await last.click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  },
);

test(
  'the footer fills no more than one screen, with nothing too small to press',
  { tag: '@phone' },
  async ({ page, open }) => {
    await open('/about');
    const footer = page.getByRole('contentinfo');
    const low = await footer
      .locator('a, button, input')
      .evaluateAll((controls) => controls.map((each) => each.getBoundingClientRect().height));
    expect(low.filter((height) => height < TARGET_PX)).toEqual([]);
    const height = await footer.evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  },
);
