import type { Page } from '@playwright/test';
import { CAR_SET } from '../../../domain/catalogue/product.js';
import { USUAL_GOVERNORATE } from '../../../domain/egypt/governorates.js';
import { expect, hydrated, newPhone, test } from '../fixtures.js';
import { behindTheShop } from '../support/shopDatabase.js';
import type { Words } from '../support/shopping.js';
import { continueButton, ordersOf, phoneConfirmation, placeOrderButton } from './checkout.js';
import { countHands } from './hands.js';

/** What a stranger has to do at most; a choice from a list is counted as one, and not among the taps. */
interface Goal {
  taps: number;
  typed: number;
  selects: number;
}

const COROLLA_SIZES = [
  { width: 195, aspect: 65, rim: 15 },
  { width: 205, aspect: 55, rim: 16 },
  { width: 215, aspect: 45, rim: 17 },
];

const DELIVERED: Goal = { taps: 15, typed: 3, selects: 1 };
const BY_SIZE: Goal = { taps: 15, typed: 3, selects: 3 };
const FITTED: Goal = { taps: 17, typed: 3, selects: 2 };

async function findCorolla(page: Page, t: Words): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: t('car.tab') });
  await panel.getByLabel(t('car.field')).click();
  await page.getByRole('option', { name: /Corolla|كورولا/ }).click();
  await page.getByRole('option', { name: /2018/ }).click();
  await panel.getByRole('button', { name: t('car.submit') }).click();
  await expect(page).toHaveURL(/car=toyota-corolla_2018/);
}

async function findSize(page: Page, t: Words): Promise<void> {
  await page.getByRole('tab', { name: t('car.tab_size') }).click();
  const finder = page.getByRole('tabpanel', { name: t('car.tab_size') });
  await finder.getByLabel(t('facet.width')).selectOption('205');
  await finder.getByLabel(t('facet.aspect')).selectOption('55');
  await finder.getByLabel(t('facet.rim')).selectOption('16');
  await finder.getByRole('button', { name: t('finder.submit') }).click();
  await expect(page).toHaveURL(/rim=16/);
}

/** Adds four of the first pick, says who it is for, and goes on to the checkout. */
async function addFour(page: Page, t: Words, isPhone: boolean): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('plate.add_short', { count: CAR_SET }) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel(t('continue.name'), { exact: true }).fill('سلمى');
  await page.getByLabel(t('account.phone'), { exact: true }).fill(newPhone());
  await page.getByRole('button', { name: t('continue.submit'), exact: true }).click();
  await page.getByRole('link', { name: t('cart.view') }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.checkout') })
    .filter({ visible: true })
    .click();
  await page.waitForURL(isPhone ? /\/cart\/mobile\/checkout/ : /\/checkout$/);
}

async function orderAtTheDoor(page: Page, t: Words): Promise<void> {
  const next = continueButton(page, t);
  await expect(page.getByLabel(t('cart.deliver_to'), { exact: true })).toHaveValue(USUAL_GOVERNORATE);
  await next.click();
  await page.getByLabel(t('address.city'), { exact: true }).click();
  await page.getByRole('option', { name: /^(مدينة نصر|Nasr City)$/ }).click();
  await page.getByLabel(t('address.street'), { exact: true }).fill('12 شارع الطيران');
  await next.click();
  await placeInCash(page, t);
}

async function orderFitted(page: Page, t: Words): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(t('visit.fitting')) }).click();
  await page.getByLabel(t('visit.day'), { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(t('visit.time'), { exact: true }).selectOption({ index: 1 });
  await continueButton(page, t).click();
  await placeInCash(page, t);
}

async function placeInCash(page: Page, t: Words): Promise<void> {
  await phoneConfirmation(page).click();
  await placeOrderButton(page, t).click();
  await expect(page).toHaveURL(/\/thanks-cod\/\d+\?key=/);
}

/** What differs from the first journey in its beginning or its end is the same on both devices, and counted on one. */
const JOURNEYS = [
  {
    title: 'a Corolla 2018 to four tyres in cash at the door',
    find: findCorolla,
    order: orderAtTheDoor,
    goal: DELIVERED,
    tag: [],
  },
  {
    title: 'a Corolla 2018 to four tyres fitted at a branch',
    find: findCorolla,
    order: orderFitted,
    goal: FITTED,
    tag: '@desktop',
  },
  {
    title: 'a known size to four tyres in cash at the door',
    find: findSize,
    order: orderAtTheDoor,
    goal: BY_SIZE,
    tag: '@english',
  },
];

for (const { title, find, order, goal, tag } of JOURNEYS) {
  test(
    `a stranger comes from ${title} in few taps`,
    { tag },
    async ({ page, open, isPhone, t }, { annotations }) => {
      // Each of these journeys and some other tests take four of the same first row.
      for (const size of COROLLA_SIZES) await behindTheShop().items.restock(CAR_SET, size);
      const hands = await countHands(page);
      await open('/');
      await hydrated(page);
      await find(page, t);
      await addFour(page, t, isPhone);
      await order(page, t);
      const { selects, typed } = hands;
      const counted = { taps: hands.taps - 2 * selects, typed, selects };
      annotations.push({ type: 'counted', description: JSON.stringify(counted) });
      for (const key of ['taps', 'typed', 'selects'] as const) {
        expect(counted[key], key).toBeLessThanOrEqual(goal[key]);
      }
      const [placed] = await ordersOf(page);
      expect(placed?.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(CAR_SET);
    },
  );
}
