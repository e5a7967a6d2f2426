import { expectAccessible } from '../support/axe.js';
import { expect, hydrated, test } from '../fixtures.js';

test(
  'products chosen in a listing are compared side by side, and the choice is kept',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await open('/category/1');
    await hydrated(page);
    const toggles = page.getByRole('main').getByRole('checkbox', { name: t('compare.toggle') });
    const bar = page.getByRole('complementary', { name: t('compare.title') });
    await expect(bar).toHaveCount(0);

    await test.step('one product is not enough, a fifth too many', async () => {
      await toggles.first().press('Space');
      await expect(bar.getByText(t('compare.one_more'))).toBeVisible();
      for (const place of [1, 2, 3]) await toggles.nth(place).press('Space');
      await expect(bar.getByRole('link', { name: t('compare.go', { count: 4 }) })).toBeVisible();
      await toggles.nth(4).press('Space');
      await expect(page.getByText(t('compare.full', { most: 4 }))).toBeVisible();
      await expect(toggles.nth(4)).not.toBeChecked();
    });

    await test.step('the choice survives a reload, and can be taken back at the card', async () => {
      await page.reload();
      await expect(toggles.nth(3)).toBeChecked();
      await expect(toggles.nth(4)).not.toBeChecked();
      const chosen = bar.getByRole('listitem').getByRole('button');
      await chosen.nth(3).press('Enter');
      await expect(chosen.nth(2), 'the focus stays in the list').toBeFocused();
      for (let press = 1; press <= 2; press++) await toggles.nth(3).press('Space');
      await bar.getByRole('link', { name: t('compare.go', { count: 3 }) }).click();
    });

    const table = page.getByRole('table', { name: t('compare.title') });
    await test.step('a column each under a head that stays, and what is the same if asked', async () => {
      await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/);
      await expect(bar).toHaveCount(0);
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      const heads = table
        .getByRole('button', { name: t('plate.add_short', { count: 4 }) })
        .or(table.getByRole('link', { name: t('cart.choose', { by: 'size' }) }));
      await expect(heads).toHaveCount(3);
      const last = table.getByRole('row').last();
      await last.evaluate((row) => row.scrollIntoView({ block: 'nearest' }));
      await expect(last).toBeInViewport();
      await expect(table.getByRole('columnheader').nth(1)).toBeInViewport();
      const rows = table.getByRole('rowheader').filter({ visible: true });
      const differing = await rows.count();
      const same = table.getByRole('button', { expanded: false });
      await same.press('Enter');
      await expect(same).toHaveCount(0);
      expect(await rows.count()).toBeGreaterThan(differing);
    });

    await test.step('on paper the whole table is there, and nothing to press', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });

    await test.step('a removed product is gone from the link and from the listing', async () => {
      const removal = t('compare.remove', { name: '@' }).split('@')[0] ?? '';
      await table.getByRole('link', { name: removal }).first().click();
      await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      await open('/category/1');
      await hydrated(page);
      await expect(toggles.nth(1)).toBeChecked();
      await expect(toggles.first()).not.toBeChecked();
    });

    await test.step('the page without products leads to those that are chosen', async () => {
      await open('/compare');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('compare.go', { count: 2 }) })
        .click();
      await expect(table.getByRole('columnheader')).toHaveCount(2);
    });
  },
);

test('a model is narrowed to one of its sizes in place', { tag: '@phone' }, async ({ page, open, t }) => {
  await open('/compare?ids=101,102');
  await hydrated(page);
  const table = page.getByRole('table', { name: t('compare.title') });
  const choose = t('cart.choose', { by: 'size' });
  const adding = table.getByRole('button', { name: t('plate.add_short', { count: 4 }) });
  await table.getByRole('link', { name: choose }).click();
  const sheet = page.getByRole('dialog', { name: choose });
  await expectAccessible(page);
  await sheet.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/compare\?ids=(?!101\b)\d+,\d+$/);
  await expect(sheet).toHaveCount(0);
  await expect(adding).toHaveCount(2);
  await expect(adding.first(), 'the focus is in the new column').toBeFocused();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /net::ERR_FAILED|dynamically imported module/ });

  test('sizes that cannot be loaded are a page away', { tag: '@phone' }, async ({ page, open, t }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await open('/compare?ids=101,102');
    await hydrated(page);
    let isLost = true;
    page.on('request', (request) => (isLost &&= !request.isNavigationRequest()));
    await page.route('**/assets/**', (route) => (isLost ? route.abort() : route.continue()));
    await page.getByRole('link', { name: t('cart.choose', { by: 'size' }) }).click();
    await expect(page).toHaveURL(/\/product\/variable\/101$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test(
  'three products are compared on a small phone, only what is read scrolls, and values in Latin letters stand at the edge of Arabic ones',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open('/compare?ids=118,119,121');
    await hydrated(page);
    const table = page.getByRole('table', { name: t('compare.title') });
    for (const head of await table.getByRole('columnheader').all()) {
      await expect(head).toBeInViewport({ ratio: 1 });
    }
    const lastRow = table.getByRole('row').last();
    await lastRow.scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
    const buttons = table.locator('thead').getByText(t('cart.add'));
    for (const button of await buttons.all()) {
      expect(await button.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0);
    }
    const offers = table.locator('thead').getByRole('button');
    const tops = await offers.evaluateAll((all) => all.map((offer) => offer.getBoundingClientRect().top));
    expect(new Set(tops), 'all offers are level').toEqual(new Set([tops[0]]));
    const gaps = await page
      .locator('main tbody td[headers]:not(:has([data-class]))')
      .filter({ visible: true })
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell.firstElementChild ?? cell);
          const { paddingRight } = getComputedStyle(cell);
          const right = Math.max(...[...text.getClientRects()].map((rect) => rect.right));
          return Math.round(cell.getBoundingClientRect().right - parseFloat(paddingRight) - right);
        }),
      );
    expect(gaps.length).toBeGreaterThan(10);
    expect(gaps.filter((gap) => gap > 1)).toEqual([]);
  },
);

test(
  'four products on a small phone scroll sideways within their frame, and up and down with the page only',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open('/compare?ids=101,102,118,119');
    await hydrated(page);
    const frame = page.getByRole('region', { name: t('compare.title') });
    const room = await frame.evaluate((each) => ({
      below: each.scrollHeight - each.clientHeight,
      beside: each.scrollWidth - each.clientWidth,
    }));
    expect(room.below).toBe(0);
    expect(room.beside).toBeGreaterThan(0);
    await expect(frame.getByText(t('listing.count', { count: 4 }))).toBeInViewport({ ratio: 1 });
    const differences = frame.getByRole('checkbox', { name: t('compare.differences') });
    await frame.getByRole('columnheader').last().scrollIntoViewIfNeeded();
    await expect(differences, 'it stays beside the columns').toBeInViewport({ ratio: 1 });
    const same = frame.getByRole('button', { expanded: false });
    await differences.click();
    await expect(same).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  'a comparison says which of its tyres come in a size of the shopper’s car',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.addInitScript(() => {
      const car = { key: 'toyota-corolla_2018', make: 'Toyota', make_ar: 'تويوتا', year: 2018 };
      localStorage.setItem('cars', JSON.stringify([{ ...car, model: 'Corolla', model_ar: 'كورولا' }]));
    });
    await open('/compare?ids=101,102,118');
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /2018/ }) });
    await expect(row).toContainText(t('car.field'));
    await expect(row.getByRole('cell').nth(0)).toContainText(`${t('product.mine')}195/65 R15`);
    await expect(row.getByRole('cell').nth(1)).toHaveText(t('fit.other'));
    await expect(row.getByRole('cell').nth(2)).toHaveText(t('product.mine'));
    await expectAccessible(page);
  },
);
